import type { EventStage, TeamMatch, WikiMatch, WikiOpponent } from '@callshot/rules';
import type { Schema } from '@callshot/server';
import type { Insertable } from 'kysely';
import { teamKeyOf } from '../tournaments/abbreviations.ts';
import type { RecordedRound } from '../tournaments/tournament.ts';
import type { DemoStage } from './demo-events.ts';

const HOUR = 3_600_000;
/** Five rounds fit between two stages. */
const ROUND_HOURS = 18;

interface Planted {
  readonly eventId: number;
  readonly stage: EventStage;
  readonly lockAt: Date;
  readonly url: string;
}

/** Matches of a Swiss stage as the wiki tells them: all of one that was played, of an open one who opens against whom. */
export function swissMatches(
  { results, official }: DemoStage,
  { eventId, stage, lockAt, url }: Planted,
): Insertable<Schema['wikiMatches']>[] {
  const [substage] = stage.substages;
  if (results?.kind !== 'swiss' || !substage) return [];
  const isPlayed = official !== 'none';
  const told = isPlayed ? results.matches : results.matches.filter(({ round }) => round === 1);
  const inRound = new Map<number, number>();
  return told.map((match, order) => {
    const { round } = match;
    const index = inRound.get(round) ?? 0;
    inRound.set(round, index + 1);
    const startsAt = new Date(lockAt.getTime() + ((round - 1) * ROUND_HOURS + index / 2) * HOUR);
    const record = recordOf(match, {
      matchId: `${match.sourceId}-${stage.eventStageId}`,
      pageName: new URL(url).pathname.slice(1),
      section: stage.format.name,
      order,
      startsAt: startsAt.toISOString(),
      isFinished: isPlayed,
      place: {
        kind: 'list',
        title: `Round ${round}`,
        header: '',
        index,
        listIndex: round - 1,
        round,
      },
    });
    return {
      eventId,
      matchId: record.matchId,
      eventStageId: stage.eventStageId,
      eventSubstageId: substage.eventSubstageId,
      place: null,
      isSwapped: false,
      record: JSON.stringify(record),
      readAt: lockAt,
    };
  });
}

/** The same matches as they are kept with the substage, to say what can still come. */
export function swissTeamMatches(
  { results, official }: DemoStage,
  teams: ReadonlyMap<string, number>,
): TeamMatch[] {
  if (results?.kind !== 'swiss') return [];
  const isPlayed = official !== 'none';
  return results.matches
    .filter(({ round }) => isPlayed || round === 1)
    .map(({ round, team1, team2, winner }) => ({
      round,
      teamIds: [teams.get(team1) ?? 0, teams.get(team2) ?? 0],
      result: !isPlayed ? 'open' : winner === team1 ? 'first' : 'second',
    }));
}

type Placed = Pick<
  WikiMatch,
  'matchId' | 'pageName' | 'section' | 'order' | 'startsAt' | 'isFinished' | 'place'
>;

function recordOf(match: RecordedRound, placed: Placed): WikiMatch {
  const { team1, team2, score1, score2, winner, bestOf, maps } = match;
  const { isFinished } = placed;
  const side = (name: string, score: number): WikiOpponent => ({
    kind: 'team',
    teamKey: teamKeyOf(name),
    name,
    score: isFinished ? score : null,
    status: isFinished ? 'S' : '',
  });
  return {
    ...placed,
    pageId: 0,
    groupId: '',
    isExact: true,
    bestOf,
    winner: !isFinished ? null : winner === team1 ? 'first' : 'second',
    isNotPlayed: false,
    isOverturned: false,
    opponents: [side(team1, score1), side(team2, score2)],
    games: !isFinished
      ? []
      : (maps ?? []).map((map) => ({
          map: map.map,
          scores: [map.team1, map.team2],
          winner: map.team1 > map.team2 ? 'first' : 'second',
        })),
  };
}
