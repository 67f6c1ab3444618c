import type { EntrantDirectory, EntryBlock } from '@callshot/rules';

/** Sealed entries of an event in submission order; changes only when entries do, or under which names they are found. */
export interface Entrants {
  readonly directory: EntrantDirectory;
  /** One block for each sealed stage, by its id. */
  readonly blocks: ReadonlyMap<number, EntryBlock>;
  /** Equal for equal users in equal order with equal layouts, on every process. */
  readonly digest: string;
}
