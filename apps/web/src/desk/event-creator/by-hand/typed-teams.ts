/** The teams of a substage as typed or pasted: one a line. */
export interface TypedTeams {
  readonly names: readonly string[];
  /** Again named, whatever the case. */
  readonly twice: readonly string[];
  readonly tooLong: readonly string[];
}

export const MAX_TEAM_NAME = 100;

/** Lists are often numbered; a name like '9INE' is not, since its neighbours do not count on. */
const NUMBERED = /^(\d{1,3})[.)]\s+/;

export function readTeams(text: string): TypedTeams {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const isNumbered = lines.every((line, at) => NUMBERED.exec(line)?.[1] === String(at + 1));
  const names = lines
    .map((line) => (isNumbered ? line.replace(NUMBERED, '') : line.replace(/^[-*•]\s+/, '')))
    .filter((name) => name !== '');
  return {
    names,
    twice: names.filter((name, at) => isTeam(name) && names.findIndex(isSame(name)) < at),
    tooLong: names.filter((name) => name.length > MAX_TEAM_NAME),
  };
}

const isSame = (name: string) => (other: string) => name.toLowerCase() === other.toLowerCase();

const OPEN_WORDS = ['tbd', '-', '?'];

/** A place that is kept for somebody who is not known yet. */
export const OPEN = 'TBD';

/** The opponent goes on without playing. */
export const BYE = 'BYE';
export const isBye = (typed: string): boolean => typed.trim().toUpperCase() === BYE;
/** A place whose team is not known yet. */
export const isOpen = (typed: string): boolean => OPEN_WORDS.includes(typed.trim().toLowerCase());
const isTeam = (typed: string): boolean => !isBye(typed) && !isOpen(typed);

/** Teams that stand in a list and in one before it. */
export function inSeveral(lists: readonly TypedTeams[]): readonly string[] {
  const seen = new Set<string>();
  return lists.flatMap(({ names }) => {
    const again = names.filter((name) => isTeam(name) && seen.has(name.toLowerCase()));
    for (const name of names) seen.add(name.toLowerCase());
    return again;
  });
}
