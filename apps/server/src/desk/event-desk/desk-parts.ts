import type { Changes } from '../../platform/changes/changes.ts';
import type { EntryReader } from '../../play/picks/entry-reader.ts';
import type { PictureTaker } from '../../play/pictures/take-picture.ts';
import type { Boards } from '../../play/scoreboards/boards.ts';
import type { Wiki } from '../liquipedia/wiki.ts';
import type { DeskReaderParts } from './read-desk.service.ts';

export interface DeskParts extends DeskReaderParts {
  readonly changes: Pick<Changes, 'announce'>;
  readonly wiki: Pick<Wiki, 'details'>;
  readonly entries: Pick<EntryReader, 'lookAgain'>;
  readonly boards: Pick<Boards, 'refresh'>;
  readonly pictures: PictureTaker;
}

/** Tells everybody that picks may name other teams, once the board is ready. */
export async function afterSeating(
  { entries, changes, boards }: DeskParts,
  eventId: number,
): Promise<void> {
  await entries.lookAgain(eventId);
  changes.announce('results', eventId);
  await boards.refresh(eventId);
}
