import { type FormatStage, STARTING_POINTS, type StartingPoint, startFrom } from '@callshot/rules';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import styles from './start-from.module.css';

export type StartKind = 'swiss' | 'groups' | 'single' | 'third' | 'double' | 'reset';

export function startKindOf(from: StartingPoint): StartKind {
  if (from.kind !== 'knockout') return from.kind;
  if (from.elimination === 'single') return from.hasThirdPlace ? 'third' : 'single';
  return from.hasReset ? 'reset' : 'double';
}

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly isQuiet?: boolean;
}

const StillBracket = lazyPart(
  async () => (await import('../still/still-bracket.tsx')).StillBracket,
  { isRare: true, failed: () => null },
);

const WIDTH = 24;
const HEIGHT = 5;

/** Bars in a column, as far apart as leaves them in the middle of those before. */
const column = (x: number, count: number, from: number, to: number, isQuiet = false): Bar[] =>
  Array.from({ length: count }, (_, at) => ({
    x,
    y: from + ((to - from) * (at + 0.5)) / count - HEIGHT / 2,
    isQuiet,
  }));

/** Small pictures of the matches of stages without a bracket. */
const sketches = {
  swiss: [4, 34, 64, 94].flatMap((x, at) => column(x, 6, 0, 56, at % 2 === 1)),
  groups: [4, 64].flatMap((x) => [...column(x, 4, 0, 56), ...column(x + 28, 4, 0, 56, true)]),
} satisfies Partial<Record<StartKind, readonly Bar[]>>;

/** Null = from nothing. */
export function StartSketch({ kind }: { kind: StartKind | null }) {
  const stage = kind === null ? undefined : BRACKETS.get(kind);
  if (stage) {
    return (
      <div className={styles.bracket}>
        <StillBracket stage={stage} height={56} />
      </div>
    );
  }
  const bars = kind === 'swiss' || kind === 'groups' ? sketches[kind] : [];
  return (
    <svg className={styles.sketch} viewBox="0 0 124 56" aria-hidden="true" focusable="false">
      {kind === null ? <path className={styles.plus} d="M62 18V38 M52 28H72" /> : null}
      {bars.map(({ x, y, isQuiet }) => (
        <rect
          key={`${x} ${y}`}
          className={isQuiet ? styles.quietBar : styles.bar}
          x={x}
          y={y}
          width={WIDTH}
          height={HEIGHT}
          rx={1}
        />
      ))}
    </svg>
  );
}

/** The very brackets that are begun with, of eight teams. */
const BRACKETS: ReadonlyMap<StartKind, FormatStage> = new Map(
  STARTING_POINTS.flatMap(({ from }): [StartKind, FormatStage][] => {
    const [stage] = from.kind === 'knockout' && from.teamCount === 8 ? startFrom(from).stages : [];
    return stage ? [[startKindOf(from), stage]] : [];
  }),
);
