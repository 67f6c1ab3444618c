import { storedJson } from '../../../platform/core/stored-json.ts';

/** A browser remembers of a slip that it showed when it was saved, but nothing of its picks. */
export interface SeenSlip {
  readonly gameId: number;
  readonly eventId: number;
  readonly eventName: string;
  readonly stageName: string;
  /** null = nobody knows yet. */
  readonly lockAt: string | null;
  /** null = nothing of this stage was saved. */
  readonly savedAt: string | null;
  readonly seenAt: string;
}

const MOST = 10;
const kept = () => storedJson(localStorage, 'callshot.seen-slips');

const isSlip = (value: unknown): value is SeenSlip => {
  const slip = value as Partial<Record<keyof SeenSlip, unknown>> | null;
  const isInstant = (at: unknown) => typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return (
    typeof slip === 'object' &&
    slip !== null &&
    typeof slip.gameId === 'number' &&
    typeof slip.eventId === 'number' &&
    typeof slip.eventName === 'string' &&
    typeof slip.stageName === 'string' &&
    (slip.lockAt === null || isInstant(slip.lockAt)) &&
    isInstant(slip.seenAt) &&
    (slip.savedAt === null || isInstant(slip.savedAt))
  );
};

/** The slips that this user saw in this browser, the last one first. Those of somebody else are not told. */
export const seenSlips = (userId: number): readonly SeenSlip[] =>
  kept().read((value) => {
    const { owner, slips } = value as { owner?: unknown; slips?: unknown };
    return owner === userId && Array.isArray(slips) ? slips.filter(isSlip) : null;
  }) ?? [];

/** One for each event; another user's make room. */
export function rememberSlip(userId: number, slip: SeenSlip): void {
  const others = seenSlips(userId).filter(({ eventId }) => eventId !== slip.eventId);
  kept().write({ owner: userId, slips: [slip, ...others].slice(0, MOST) });
}
