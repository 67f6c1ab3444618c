import type { Changes } from '../platform/changes/changes.ts';
import type { DeskReaderParts } from './read-desk.service.ts';

export interface DeskParts extends DeskReaderParts {
  readonly changes: Pick<Changes, 'announce'>;
}
