import styles from './start-from.module.css';

export type StartKind = 'swiss' | 'groups' | 'single' | 'double' | 'reset';

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly isQuiet?: boolean;
}

const WIDTH = 24;
const HEIGHT = 5;

/** Bars in a column, as far apart as leaves them in the middle of those before. */
const column = (x: number, count: number, from: number, to: number, isQuiet = false): Bar[] =>
  Array.from({ length: count }, (_, at) => ({
    x,
    y: from + ((to - from) * (at + 0.5)) / count - HEIGHT / 2,
    isQuiet,
  }));

const upper = [...column(4, 4, 0, 32), ...column(36, 2, 0, 32), ...column(68, 1, 0, 32)];
const lower = [
  ...column(4, 2, 36, 56, true),
  ...column(36, 2, 36, 56, true),
  ...column(68, 1, 36, 56, true),
];

/** What is played, as a glance at its matches. */
const sketches: Readonly<Record<StartKind, readonly Bar[]>> = {
  swiss: [4, 34, 64, 94].flatMap((x, at) => column(x, 6, 0, 56, at % 2 === 1)),
  groups: [4, 64].flatMap((x) => [...column(x, 4, 0, 56), ...column(x + 28, 4, 0, 56, true)]),
  single: [...column(4, 4, 0, 56), ...column(44, 2, 0, 56), ...column(84, 1, 0, 56)],
  double: [...upper, ...lower, ...column(98, 1, 8, 52)],
  reset: [...upper, ...lower, ...column(98, 2, 14, 42)],
};

/** Null = from nothing. */
export function StartSketch({ kind }: { kind: StartKind | null }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 124 56" aria-hidden="true" focusable="false">
      {kind === null ? (
        <path className={styles.plus} d="M62 18V38 M52 28H72" />
      ) : (
        sketches[kind].map(({ x, y, isQuiet }) => (
          <rect
            key={`${x} ${y}`}
            className={isQuiet ? styles.quietBar : styles.bar}
            x={x}
            y={y}
            width={WIDTH}
            height={HEIGHT}
            rx={1}
          />
        ))
      )}
    </svg>
  );
}
