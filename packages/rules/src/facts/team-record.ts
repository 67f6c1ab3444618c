import type { DecidedMatch } from './decided-match.ts';

/** A team's official matches and maps, counted. */
export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  /** Series that ended level. */
  readonly draws: number;
  readonly mapsWon: number;
  readonly mapsLost: number;
}

const NO_RECORD: TeamRecord = { wins: 0, losses: 0, draws: 0, mapsWon: 0, mapsLost: 0 };

/** Forfeits count as matches and bring no maps. */
export const recordOf = (teamId: number, matches: readonly DecidedMatch[]): TeamRecord =>
  matches.reduce((record, match) => plus(record, teamId, match), NO_RECORD);

export const isEmptyRecord = ({ wins, losses, draws }: TeamRecord): boolean =>
  wins + losses + draws === 0;

function plus(record: TeamRecord, teamId: number, match: DecidedMatch): TeamRecord {
  const at = match.teamIds.indexOf(teamId);
  if (at < 0) return record;
  const [first, second] = match.maps ?? [0, 0];
  const [won, lost] = at === 0 ? [first, second] : [second, first];
  const isDraw = match.end === 'draw';
  const isWon = match.end === (at === 0 ? 'first' : 'second');
  return {
    wins: record.wins + Number(isWon),
    losses: record.losses + Number(!isWon && !isDraw),
    draws: record.draws + Number(isDraw),
    mapsWon: record.mapsWon + won,
    mapsLost: record.mapsLost + lost,
  };
}
