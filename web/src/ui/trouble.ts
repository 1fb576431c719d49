/** What went wrong with the storage, in words. */

import { t } from '../i18n';
import type { Trouble } from '../store/kept';

export function troubleText(trouble: Trouble): string {
  switch (trouble.trouble) {
    case 'full':
      return t('save-full');
    case 'version':
      return t('save-version', { version: trouble.version });
    case 'broken':
      return t('save-broken', { key: trouble.key, aside: trouble.aside });
  }
}
