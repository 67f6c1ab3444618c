import type { RefusalBody } from '@callshot/contract';

/** A problem in words, as a refusal carries it. */
export type ToldProblem = NonNullable<RefusalBody['problems']>[number];
