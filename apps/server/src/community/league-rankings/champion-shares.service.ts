import type { ChampionShares } from '@callshot/contract';
import { type ChampionSlot, championSlot, type EntryBlock, FEWEST_TOLD } from '@callshot/rules';
import type { EventBoard } from '../../play/scoreboards/boards.ts';
import type { Members } from '../leagues/league-members.ts';

export interface Cohorts {
  readonly analysts: Members;
  /** Null = no league is asked about. */
  readonly league: Members | null;
}

type BoardStage = EventBoard['stages'][number];

/** Champion calls by the slot's value. Slips without a champion are left out. */
type Calls = ArrayLike<number>;

/** The users who called the champion of a board's event, by cohort. */
export function sharesOn(board: EventBoard, { analysts, league }: Cohorts): ChampionShares {
  const { decider, entrants, scoreboard } = board;
  const block = decider && entrants.blocks.get(decider.loaded.id);
  const champion = decider && championOf(decider);
  if (!block || !champion) return unknown;
  const everybody = scoreboard.statistics(board.stages.indexOf(decider), champion.slot).counts;
  const value = shownValue(champion, everybody);
  if (value === null) return unknown;
  const shareOf = (calls: Calls) => percentageOf(calls, value, champion.teamIds.length);
  const among = (members: Members) => shareOf(callsOf(board, block, champion, members));
  const teamId = champion.teamIds[value - 1] as number;
  return {
    teamId,
    isChampion: champion.outcomeOf(teamId) === 'correct',
    analysts: among(analysts),
    league: league && among(league),
    everybody: shareOf(everybody),
  };
}

const champions = new WeakMap<BoardStage, ChampionSlot | null>();

/** The same for every reader of a board. */
function championOf(decider: BoardStage): ChampionSlot | null {
  const known = champions.get(decider);
  if (known !== undefined) return known;
  const { stage, layout, official } = decider.loaded;
  const found = championSlot(stage, layout, official);
  champions.set(decider, found);
  return found;
}

const unknown: ChampionShares = {
  teamId: null,
  isChampion: false,
  analysts: null,
  league: null,
  everybody: null,
};

/** The champion, else the team that most called to win; null = too few called anybody. */
function shownValue({ teamIds, outcomeOf }: ChampionSlot, everybody: Calls): number | null {
  const won = teamIds.findIndex((teamId) => outcomeOf(teamId) === 'correct');
  if (won >= 0) return won + 1;
  if (sumOf(everybody, teamIds.length) < FEWEST_TOLD) return null;
  const values = teamIds.map((_, at) => at + 1);
  return values.reduce((most, value) =>
    (everybody[value] ?? 0) > (everybody[most] ?? 0) ? value : most,
  );
}

function percentageOf(calls: Calls, value: number, teams: number): number | null {
  const all = sumOf(calls, teams);
  return all < FEWEST_TOLD ? null : Math.round((100 * (calls[value] ?? 0)) / all);
}

function sumOf(calls: Calls, teams: number): number {
  let sum = 0;
  for (let value = 1; value <= teams; value += 1) sum += calls[value] ?? 0;
  return sum;
}

function callsOf(
  { entrants }: EventBoard,
  block: EntryBlock,
  { slot }: ChampionSlot,
  { userIds }: Members,
): Calls {
  const calls = new Uint32Array(256);
  for (const userId of userIds) {
    const entrant = entrants.directory.find(userId);
    const value = entrant === null ? 0 : (block.read(entrant)[slot] ?? 0);
    calls[value] = (calls[value] as number) + 1;
  }
  return calls;
}
