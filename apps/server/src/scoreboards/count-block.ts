import { countCrowdInSlices, type EntryBlock } from '@callshot/rules';
import { keptFor } from '../platform/background/kept-for.ts';
import { runInSlices } from './slices.ts';

/** What all entries of a block picked; counted once for each seal, since results change nothing of it. */
export const countBlock = keptFor((block: EntryBlock) => runInSlices(countCrowdInSlices(block)));
