/** How whoever embeds a board wishes it to look: words of his address that are none of ours mean nothing. */

import { LOCALES, negotiate, type Locale } from '../i18n';
import type { Settings } from '../store/settings.svelte';

interface Looks {
  /** Nothing where the reader's browser shall say it. */
  readonly locale: Locale | null;
  readonly theme: Settings['theme'];
}

export function looksOf(query: URLSearchParams): Looks {
  const language = query.get('lang') ?? '';
  const known = LOCALES.some(({ id }) => id.split('-')[0] === language.toLowerCase().split('-')[0]);
  const theme = query.get('theme');
  return { locale: known ? negotiate([language]) : null, theme: theme === 'light' || theme === 'dark' ? theme : 'system' };
}
