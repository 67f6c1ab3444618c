import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Event } from '@callshot/contract';
import type { Replay } from '@callshot/fake-wiki';
import type { GameId } from '@callshot/rules';
import { OperatorProblem } from '@callshot/server';
import type { Caller } from './caller.ts';
import { wrongRows } from './check-board.ts';
import { createDraftedEvent } from './create-drafted-event.ts';
import { followEvent } from './follow-event.ts';
import type { PickedStage } from './pick-stage.ts';
import { timeoutMs } from './replay-stage.ts';
import type { Acts } from './staff-acts.ts';

/** A tournament that stands on the wiki, and is played from an instant on. */
export interface Announced {
  readonly name: string;
  readonly gameId: GameId;
  readonly pageId: number;
  readonly replay: Replay;
}

export interface Around {
  readonly staff: Caller;
  readonly visitor: Caller;
  readonly players: readonly { readonly userId: number; readonly caller: Caller }[];
  readonly acts: Acts;
}

type Calendar = Answer<'GET /api/calendar/tournaments'>;
type Sync = Answer<'GET /api/sync/:eventId'>;

const second = 1000;
/** So long before the first match staff make the event themselves, if the calendar has not. */
const byHandMs = 25 * second;

/** From the announcement to the trophies; throws where something is not as it has to be. */
export async function playAnnounced(own: Announced, around: Around): Promise<void> {
  const { name, replay } = own;
  const { staff, visitor, players } = around;
  const tell = (news: string): void =>
    console.log(`  ${new Date().toISOString().slice(11, 19)}  ${name}: ${news}`);
  const eventId = await untilMade(own, around);
  tell('its event is there');
  const picked: PickedStage[] = [];
  const over = new AbortController();
  const answering = answerDoubts(own, around, { eventId, signal: over.signal });
  let event: Event;
  try {
    event = await followEvent({
      visitor,
      players: players.map(({ caller }) => caller),
      eventId,
      tell,
      hasPicked: (stage) => picked.push(stage),
      isGivenUp: () => Date.now() > replay.endsAt + timeoutMs,
    });
  } finally {
    over.abort();
    await answering;
  }
  if (!event.finished) throw new OperatorProblem('The tournament is over and its event is not.');
  const userIds = players.map(({ userId }) => userId);
  const tables = replay.at(replay.endsAt + timeoutMs);
  const wrong = await wrongRows({ visitor, event, picked, userIds, tables });
  if (wrong.length > 0) throw new OperatorProblem(wrong.slice(0, 3).join(' '));
  await giveTrophies(own, around, eventId);
  tell(`its board is right, and its trophies are given`);
  if (await hasDoubts(staff, eventId)) throw new OperatorProblem('A doubt is left.');
}

/** Waits for the calendar. */
async function untilMade(own: Announced, { staff, acts }: Around): Promise<number> {
  const { pageId, gameId, replay, name } = own;
  for (;;) {
    const { tournaments }: Calendar = await staff.get('/api/calendar/tournaments');
    const row = tournaments.find((one) => one.pageId === pageId && one.gameId === gameId);
    if (row?.eventId != null) return row.eventId;
    if (Date.now() > replay.startsAt - byHandMs) {
      const why = row
        ? [
            row.state,
            row.failure,
            row.notMade,
            ...row.doubts.map(spoken),
            ...row.waitsFor.map(spoken),
          ]
        : ['The calendar does not list it.'];
      acts.note({ tournament: name, kind: 'draft', why: why.filter(Boolean).join(', ') });
      return createDraftedEvent(staff, own);
    }
    await pause(second / 2);
  }
}

const spoken = ({ code, values }: { readonly code: string; readonly values: object }): string =>
  [code, ...Object.values(values)].join(' ');

interface Answering {
  readonly eventId: number;
  readonly signal: AbortSignal;
}

/** Staff take the likeliest answer of every doubt. */
async function answerDoubts(
  { name }: Announced,
  { staff, acts }: Around,
  { eventId, signal }: Answering,
): Promise<void> {
  while (!signal.aborted) {
    const { doubts }: Sync = await staff.get(`/api/sync/${eventId}`);
    for (const { id, answer, likeliestTeamId, place, title, reason } of doubts) {
      const to = { eventId, doubtId: id, note: 'The likeliest answer' };
      const answered =
        answer === null && likeliestTeamId !== null
          ? await staff.post('/api/sync/sameTeam', { ...to, teamId: likeliestTeamId })
          : await staff.post('/api/sync/answer', {
              ...to,
              answer: answer === null ? 'dismiss' : 'apply',
            });
      const what = answered.status < 300 ? (answer ?? 'dismissed') : JSON.stringify(answered.body);
      acts.note({ tournament: name, kind: 'doubt', why: `${place}, ${title}: ${reason} ${what}` });
    }
    await pause(second, undefined, { signal }).catch(() => undefined);
  }
}

const hasDoubts = async (staff: Caller, eventId: number): Promise<boolean> =>
  (await staff.get<Sync>(`/api/sync/${eventId}`)).doubts.length > 0;

/** Trophies are given by staff alone. */
async function giveTrophies(
  { name }: Announced,
  { staff, players, acts }: Around,
  eventId: number,
): Promise<void> {
  acts.note({ tournament: name, kind: 'trophies', why: 'That is theirs to do.' });
  const begun = await staff.post(`/api/trophy/giveTrophies?eventId=${eventId}`, {});
  if (begun.status !== 200) throw new OperatorProblem(JSON.stringify(begun.body));
  for (;;) {
    const run: Answer<'GET /api/trophy/giving/:eventId'> = await staff.get(
      `/api/trophy/giving/${eventId}`,
    );
    if (run?.state === 'done') {
      if (run.done === players.length) return;
      throw new OperatorProblem(`${run.done} of ${players.length} players have a trophy.`);
    }
    await pause(second / 2);
  }
}
