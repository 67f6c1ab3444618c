import { countCrowdInSlices, type EntryBlock } from '@callshot/rules';
import { keptFor } from '../../platform/background/kept-for.ts';
import { runInSlices } from '../../platform/slices.ts';

/** Pick counts of a block, computed once for each seal: results do not change them. */
export const countBlock = keptFor((block: EntryBlock) => runInSlices(countCrowdInSlices(block)));
