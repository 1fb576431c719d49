/**
 * Words that come late, by what they are of, module of the engine and language: the sentences of refusals, half of all words, those of
 * rule options, of the screens and dialogs that come late themselves, and stories. Most visitors of a game need none of them before their
 * first move, nobody those of another game. What all games share is `common`. Where each of them lies is a long list, and comes late too.
 */
export const LATE = import.meta.glob<string>('./{refusals,rules,screens,stories}/*.ftl', {
  query: '?raw',
  import: 'default',
});
