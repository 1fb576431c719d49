/** What went wrong with the storage, in words. */

import { t } from '../i18n';
import type { Trouble } from '../store/vault';

export function troubleText(trouble: Trouble): string {
  switch (trouble.trouble) {
    case 'full':
      return t('save-full');
    case 'version':
      return t('save-version');
    case 'forbidden':
      return t('save-unavailable');
    case 'unopened':
      return t('save-unopened', { fault: trouble.fault });
    case 'closed':
      return t('save-closed');
    case 'repaired':
      return t('save-repaired', { key: trouble.key, fields: trouble.fields.join(', ') });
  }
}
