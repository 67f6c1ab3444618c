import type { GamePrefix } from '@callshot/rules';

const drawings: Record<GamePrefix, { fills: string; strokes: string }> = {
  // A ball struck upwards on its trail.
  rl: {
    fills: 'M13.5 8.2l2.6-1.5 2.6 1.5v3l-2.6 1.5-2.6-1.5z',
    strokes: 'M16.1 3.2a6.5 6.5 0 1 1-.01 0z M3 21l5.5-5.5 M3 15.5l3.5-3.5 M8.5 21l3.5-3.5',
  },
  // A sight on its mark.
  cs: {
    fills: 'M10.5 10.5h3v3h-3z',
    strokes: 'M12 5.5a6.5 6.5 0 1 0 .01 0z M12 1.5v6 M12 16.5v6 M1.5 12h6 M16.5 12h6',
  },
};

/** The game's own icon, in its accent. */
export function GameArt({ prefix, size = 22 }: { prefix: GamePrefix; size?: number }) {
  const { fills, strokes } = drawings[prefix];
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" data-game={prefix} fill="none" aria-hidden>
      <path d={fills} fill="var(--accent)" />
      <path d={strokes} stroke="var(--accent)" strokeWidth="2" />
    </svg>
  );
}
