/** The words of the page as a person reads them: from its own catalogues, so that no sentence is written twice. */

import { readFileSync, readdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { GAMES } from '../src/engine/modules';
import { catalogue, loadLate, LOCALES, setLocale, t, type Arguments } from '../src/i18n';
import { gameName } from '../src/locales/words';

await setLocale('en');

export { t };

/** The words of rule options come late on the page; here they are always there. */
const RULED = readdirSync(new URL('../src/locales/rules', import.meta.url));
await loadLate(
  'rules',
  RULED.flatMap((file) => (file.endsWith('.en.ftl') ? [file.replace('.en.ftl', '')] : [])),
);
/** So are those of the screens and dialogs that come late. */
await loadLate('screens', ['others', 'share', 'study', 'show', 'edit', 'embed', 'sample']);

const CATALOGUES = LOCALES.map(({ id }) => {
  const ruled = RULED.filter((file) => file.endsWith(`.${id}.ftl`)).map((file) => `rules/${file}`);
  const files = [
    `${id}.ftl`,
    `screens/others.${id}.ftl`,
    `screens/study.${id}.ftl`,
    `screens/share.${id}.ftl`,
    `screens/show.${id}.ftl`,
    `screens/edit.${id}.ftl`,
    `screens/embed.${id}.ftl`,
    ...ruled,
  ];
  const texts = files.map((file) => readFileSync(new URL(`../src/locales/${file}`, import.meta.url), 'utf8'));
  return catalogue(id, texts.join('\n'));
});

/** A message in any language of the page, at the beginning of what is read. */
function begins(id: string, args: Arguments): string {
  const texts = CATALOGUES.flatMap((words) => {
    const pattern = words.getMessage(id)?.value;
    return pattern ? [words.formatPattern(pattern, { ...args })] : [];
  });
  if (texts.length !== CATALOGUES.length) throw new Error(`no message ${id}`);
  return `^(?:${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`;
}

/** Something of a role by its name, in whatever language the page is. */
export function named(scope: Page | Locator, role: Parameters<Page['getByRole']>[0], id: string, args: Arguments = {}): Locator {
  return scope.getByRole(role, { name: new RegExp(`${begins(id, args)}$`) });
}

export function button(scope: Page | Locator, id: string, args: Arguments = {}): Locator {
  return named(scope, 'button', id, args);
}

/** A field by the words before it; a hint may follow them. */
export function field(scope: Page | Locator, role: 'textbox' | 'combobox' | 'checkbox', id: string): Locator {
  return scope.getByRole(role, { name: new RegExp(begins(id, {})) });
}

/** What a game is called in English. */
export function called(game: string): string {
  return gameName(game, GAMES.find(({ id }) => id === game)?.name ?? game);
}
