import type { ReactNode } from 'react';

// Elements for the tags of messages.

type Tag = (inside: ReactNode) => ReactNode;

/** A name, whose direction of writing may differ from the sentence's. */
export const bdiTag: Tag = (inside) => <bdi>{inside}</bdi>;

export const boldTag: Tag = (inside) => <b>{inside}</b>;

export const timeTag =
  (at: string): Tag =>
  (inside) => <time dateTime={at}>{inside}</time>;
