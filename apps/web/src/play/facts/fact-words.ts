import type { Answer, EventTeam, TeamFacts } from '@callshot/contract';
import { isEmptyRecord } from '@callshot/rules';
import { language } from '../../platform/core/language.ts';
import { ordinal } from '../../platform/core/ordinal.ts';
import { m } from './words/messages.js';

type Record = TeamFacts['here']['record'];
type StageFacts = TeamFacts['here']['stages'][number];

let days: Intl.DateTimeFormat | undefined;

/** 'Jun 7, 2025': tournaments and rankings have UTC days. */
export function dayWords(at: string): string {
  days ??= new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' });
  return days.format(new Date(at));
}

/** '5-2', with draws where there are any. */
export function recordText({ wins, losses, draws }: Record): string {
  const record = `${wins}-${losses}`;
  return draws === 0 ? record : m.recordWithDraws({ record, count: draws });
}

/** 'maps 11-6'; null where no map is known. */
export const mapsText = ({ mapsWon, mapsLost }: Record): string | null =>
  mapsWon + mapsLost === 0 ? null : m.maps({ maps: `${mapsWon}-${mapsLost}` });

/** '1st', 'through' or 'out'; null while it is open. */
export function endText({ place, fate }: Pick<StageFacts, 'place' | 'fate'>): string | null {
  if (place !== null) return ordinal(place);
  if (fate === null) return null;
  return fate === 'through' ? m.through() : m.out();
}

/** The place in an event, else the last stage and what became of the team there: 'Group Stage: out'. */
export function reachText({ place, stages }: TeamFacts['here']): string | null {
  if (place !== null) return ordinal(place);
  const last = stages.at(-1);
  if (!last) return null;
  const end = endText(last);
  return end === null ? last.stageName : m.stageEnd({ stage: last.stageName, end });
}

type Met = NonNullable<Answer<'GET /api/event/facts'>['meeting']>;

/** 'G2 Esports beat FaZe Clan 2-1' */
export function meetingText(
  { teamIds, winnerTeamId, maps, isForfeit }: Met,
  nameOf: (teamId: number) => string,
): string {
  const [one, other] = teamIds.map(nameOf) as [string, string];
  if (winnerTeamId === null) {
    if (isForfeit) return m.neitherCame({ one, other });
    return maps ? m.drewScored({ one, other, maps: maps.join('-') }) : m.drew({ one, other });
  }
  const isOther = winnerTeamId === teamIds[1];
  const [winner, loser] = isOther ? [other, one] : [one, other];
  if (isForfeit) return m.wonByForfeit({ winner, loser });
  if (maps === null) return m.beat({ winner, loser });
  const score = isOther ? maps.toReversed() : maps;
  return m.beatScored({ winner, loser, maps: score.join('-') });
}

type Member = EventTeam['members'][number];

/** Players stand first and unmarked. */
export const POSITIONS: Readonly<{ [P in Member['position']]: string | null }> = {
  Player: null,
  Captain: m.captain(),
  Substitute: m.substitute(),
  Coach: m.coach(),
  Other: m.otherPosition(),
};

export const inOrder = (members: readonly Member[]): readonly Member[] =>
  Object.keys(POSITIONS).flatMap((position) =>
    members.filter((member) => member.position === position),
  );

/** The page knows of the players, and the answer of everything else. */
export const isKnown = ({ ranking, here, before }: TeamFacts, team: EventTeam): boolean =>
  ranking !== null || before.length > 0 || team.members.length > 0 || !isEmptyRecord(here.record);
