import { type DrawnAnew, wordsOfDraftChange } from '@callshot/rules';

/** The differences, in sentences. */
export const structureWords = ({ changes }: Pick<DrawnAnew, 'changes'>): string =>
  changes.map(wordsOfDraftChange).join(' ');
