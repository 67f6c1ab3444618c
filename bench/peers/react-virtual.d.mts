// What the bench asks of `@tanstack/react-virtual`: types are checked where it is not installed too.

interface Options {
  readonly count: number;
  readonly getScrollElement: () => HTMLElement | null;
  readonly estimateSize: () => number;
  readonly overscan: number;
}

interface VirtualItem {
  readonly key: string | number | bigint;
  readonly index: number;
  readonly start: number;
}

export function useVirtualizer(options: Options): {
  getTotalSize(): number;
  getVirtualItems(): readonly VirtualItem[];
};
