/** What was done to a position that is set up, in words. */

import type { ArrangedView, BrushView, DeedView, FieldView, SideView } from '../engine/types';
import { t, tFirst } from '../i18n';
import { list, sideName } from '../locales/words';
import { sayMarks, sayPiece, sayPlace, sideWord, type Speech } from '../speech/speak';
import { piecesAt } from './deeds';

/** A piece with everything that tells it from others of its kind. */
export function sayBrush(speech: Speech, brush: BrushView): string {
  const piece = { ...brush, site: 0 };
  return [sayPiece(speech, piece), ...sayMarks(speech.game, [piece])].join(', ');
}

/** What a field is called, and whose it is. */
export function fieldName(speech: Speech, name: string, side: SideView | null): string {
  const called = tFirst([`field-${speech.game}-${name}`, `field-${name}`], {}, name.replaceAll('_', ' '));
  return side === null ? called : t('edit-field-side', { field: called, side: sideName(sideWord(speech, side)) });
}

/** The value of a field, as its kind has it. */
function sayValue(speech: Speech, field: FieldView | undefined, value: string): string {
  if (field?.kind.is === 'side') return sideName(sideWord(speech, value === 'second' ? 'second' : 'first'));
  if (field?.kind.is === 'flag') return t(value === 'yes' ? 'app-yes' : 'app-no');
  return value === '' ? t('edit-nothing') : value.replaceAll(',', ', ');
}

function pinName({ universe }: Speech, anchor: number): string {
  return universe.anchors[anchor]?.name ?? '';
}

/** Deeds that were done together; `before` is how it stood. */
export function sayDeeds(speech: Speech, before: ArrangedView, deeds: readonly DeedView[]): string {
  const [deed, next] = deeds;
  switch (deed?.do) {
    case 'put': {
      const brush = before.palette.find(({ text }) => text === deed.brush);
      return t('edit-said-put', { piece: brush ? sayBrush(speech, brush) : deed.brush, square: sayPlace(speech, deed.site) });
    }
    case 'take': {
      const pieces = piecesAt(before, deed.site).map((piece) => sayPiece(speech, piece));
      const [piece, square] = [list(pieces), sayPlace(speech, deed.site)];
      return next?.do === 'put'
        ? t('edit-said-moved', { piece, from: square, to: sayPlace(speech, next.site) })
        : t('edit-said-taken', { piece, square });
    }
    case 'board':
      return t(deed.turned ? 'edit-said-board-turned' : 'edit-said-board', {
        board: deed.board,
        pin: pinName(speech, deed.anchor),
      });
    case 'set': {
      const field = before.fields.find(({ name, side }) => name === deed.field && side === deed.side);
      const value = sayValue(speech, field, deed.value);
      return t('edit-said-set', { field: fieldName(speech, deed.field, deed.side), value });
    }
    case 'clear':
      return t('edit-said-clear');
    case 'mirror':
      return t('edit-said-mirror');
    case 'standard':
      return t('edit-said-standard');
    case undefined:
      return '';
  }
}

/** Whether it is a position by now, and how much is still wrong. */
export function sayState({ faults }: ArrangedView): string {
  return faults.length === 0 ? t('edit-whole') : t('edit-faults', { count: faults.length });
}
