/** Who is ranked among themselves, in one state of the list. */
export interface Members {
  /** Names the list beside those of others. */
  readonly key: string;
  /** Ascending. */
  readonly userIds: ArrayLike<number> & Iterable<number>;
  /** Another one as soon as somebody comes or goes. */
  readonly version: number;
}
