import type { ReactNode } from 'react';

/** Lies over the page, so the catalogue opens one at a time. */
export interface Over {
  over(close: () => void): ReactNode;
}

/** The states of a part by their names: a `*.parts.tsx` beside the part exports them. */
export type States = Readonly<Record<string, ReactNode | Over>>;

interface PartFile {
  readonly states: States;
  /** Each state takes the whole width. */
  readonly isWide?: boolean;
}

interface CataloguedPart extends PartFile {
  readonly name: string;
}

const files = import.meta.glob<PartFile>('../../src/**/*.parts.tsx', { eager: true });

/** Every part in the order of its name. */
export const parts: readonly CataloguedPart[] = Object.entries(files)
  .map(([path, file]) => ({ ...file, name: path.replace(/^.*\/(.*)\.parts\.tsx$/, '$1') }))
  .sort((a, b) => a.name.localeCompare(b.name));

export const isOver = (state: ReactNode | Over): state is Over =>
  typeof state === 'object' && state !== null && 'over' in state;
