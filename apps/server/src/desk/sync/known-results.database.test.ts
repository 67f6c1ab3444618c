import { type EventFormat, groupsOf, suggestMapping } from '@callshot/rules';
import { expect, test } from 'vitest';
import { clickedSlip } from '../../../../../packages/rules/fixtures/clicked-slip.ts';
import { randomOf } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { groupTournament } from '../../../testing/desk/group-tournament.ts';
import type { RawMoment } from '../../../testing/desk/lpdb.ts';
import { swissTournament } from '../../../testing/desk/swiss-tournament.ts';
import { syncDesk } from '../../../testing/desk/sync.ts';
import { firstDay, readMoment } from '../../../testing/desk/tournaments.ts';
import { loadedEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { currentStage, isLocked, type LoadedEvent } from '../../play/events/loaded-event.ts';

// A result is known as soon as a match has ended in public, whether or not official rows follow from it.

const product = await testProduct();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const player = await product.user('player');
const late = await product.user('late');
const { follow, look } = syncDesk(product);
const hour = 3_600_000;
const inAnHour = () => new Date(Date.now() + hour).toISOString();

const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 ? statusCode : JSON.parse(body).code;

/** An event of a tournament whose first match is an hour away, before anything is played. */
async function coming(format: EventFormat, first: RawMoment, begun: RawMoment) {
  const laterMs = Date.now() + hour - firstDay;
  const drawn = await readMoment(first, laterMs);
  const eventId = await follow(
    drawn,
    format,
    'counterstrike',
    suggestMapping(format, groupsOf(await readMoment(begun, laterMs))),
  );
  return {
    eventId,
    show: async (moment: RawMoment) => look(eventId, await readMoment(moment, laterMs)),
  };
}

const TOURNAMENTS = [
  {
    why: 'eight matches of a Swiss stage',
    of: swissTournament({ teams: 16, advance: 8, random: randomOf(1), tables: 'from the start' }),
    at: 2,
  },
  {
    why: 'one match of a Swiss stage without a table',
    of: swissTournament({ teams: 16, advance: 8, random: randomOf(2), tables: 'none' }),
    at: 1,
  },
  {
    why: 'all matches of groups whose places wait',
    of: groupTournament({ groups: 2, size: 4, advance: 2, random: randomOf(3), tables: 'none' }),
    at: -2,
  },
];

test.each(TOURNAMENTS)(
  '$why lock at once, and nothing opens picks again [rule: override-8, results-16, stages-9]',
  async ({ of, at }) => {
    const { moments, format } = of;
    const [first, last] = [moments[0], moments.at(-1)];
    const ended = moments.at(at);
    if (!first || !ended || !last) throw new Error('A tournament has moments');
    const { eventId, show } = await coming(format, first, last);
    const open = await show(first);
    expect(isLocked(open, new Date())).toBe(false);
    const slip = clickedSlip(currentStage(open).stage, randomOf(1));
    const save = () => player.post(`/api/picks/save/user/${eventId}`, slip);
    expect(codeOf(await save())).toBe(200);

    const event = await show(ended);
    expect(currentStage(event).official).toEqual({ groupStagePicks: [], matchPicks: [] });
    expect(isLocked(event, new Date())).toBe(true);
    expect(codeOf(await save())).toBe('picks_locked');
    expect(await openings(event)).toEqual(Array(5).fill('stage_has_results'));
    const desk = (await admin.get(`/api/event/desk/${eventId}`)).json();
    expect(desk.stages[0].isResultKnown).toBe(true);
    // An answer that is older, and one that lacks the match, take nothing back.
    await show(first);
    expect(await openings(await loadedEvent(db, eventId))).toEqual(
      Array(5).fill('stage_has_results'),
    );
  },
);

/** Every way in which staff let picks in. */
async function openings({ row, stages }: LoadedEvent): Promise<unknown[]> {
  const eventId = row.id;
  const stage = (action: string) =>
    admin.post('/api/event/stage', { eventId, action, relockTime: inAnHour(), reason: 'test' });
  const loaded = stages[row.stage];
  const override = {
    userId: late.id,
    eventStageId: loaded?.id,
    ...(loaded ? clickedSlip(loaded.stage, randomOf(2)) : {}),
  };
  const extend = { eventId, lockAt: row.lockAt, minutes: 60, reason: 'test' };
  const answers = [
    await stage('unlock'),
    await stage('relock'),
    await admin.post('/api/event/extendLock', extend),
    await admin.post(`/api/picks/override/preview/${eventId}`, override),
    await admin.post(`/api/picks/override/${eventId}`, { ...override, version: 0, reason: 'late' }),
  ];
  return answers.map(codeOf);
}
