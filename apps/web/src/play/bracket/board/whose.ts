import { m } from '../words/messages.js';

/** The owner of the picks that are marked on the results. */
export interface Whose {
  readonly isOwn: boolean;
  /** Null while the name is not known. */
  readonly name: string | null;
}

/** 'Your pick: Vitality' */
export const pickWords = ({ isOwn, name }: Whose, pick: string): string =>
  isOwn ? m.yourPick({ pick }) : name === null ? m.theirPick({ pick }) : m.pickOf({ name, pick });
