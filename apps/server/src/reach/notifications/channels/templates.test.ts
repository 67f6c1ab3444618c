import { expect, test } from 'vitest';
import type { Message } from '../../../platform/notice-kind.ts';
import { templates } from './templates.ts';

const now = new Date('2026-11-28T03:00:00Z');
const lockAt = new Date('2026-11-28T04:00:00Z');
const event = { eventId: 7, eventName: 'Cup & Co', gameId: 1 as const };
const stage = { ...event, stageName: 'Swiss', lockAt };
const replaced = [1, 2, 3, 4].map((at) => ({ from: `Old ${at}`, to: `New ${at}` }));
const corrected = [1, 2, 3, 4, 5].map((at) => ({ is: `now ${at}`, was: `was ${at}` }));

const link = (text: string) => `<a href="/rl/event/7">${text}</a>`;
const at = '<time datetime="2026-11-28T04:00:00.000Z">November 28, 2026, 4:00 AM UTC</time>';
const swiss = '<b>Swiss</b> of <b>Cup &amp; Co</b>';

const rows: readonly {
  what: string;
  words: object;
  say: (words: never) => Message;
  html: string;
}[] = [
  {
    what: 'an opened stage',
    words: stage,
    say: templates.stageOpened,
    html: `Picks for ${swiss} are open until ${at}. ${link('Make your picks')}`,
  },
  {
    what: 'a lock in an hour',
    words: stage,
    say: (words) => templates.lockReminder(words, now),
    html: `Picks for ${swiss} lock in 1 hour, on ${at}, and you have saved none. ${link('Make your picks')}`,
  },
  {
    what: 'a lock in minutes',
    words: stage,
    say: (words) => templates.lockReminder(words, new Date(lockAt.getTime() - 55 * 60_000)),
    html: `Picks for ${swiss} lock in 55 minutes, on ${at}, and you have saved none. ${link('Make your picks')}`,
  },
  {
    what: 'a lock that was put off',
    words: { ...stage, minutes: 1 },
    say: templates.lockExtended,
    html: `Picks for ${swiss} stay open 1 minute longer, until ${at}. ${link('Make your picks')}`,
  },
  {
    what: 'one replaced team, while picks are open',
    words: { ...stage, why: 'teams', replaced: replaced.slice(0, 1), openUntil: lockAt },
    say: templates.teamsReplaced,
    html: `In ${swiss} <b>New 1</b> takes the place of <b>Old 1</b>, and your picks went along. You can change them until ${at}. ${link('Look at your picks')}`,
  },
  {
    what: 'many replaced teams, after the lock',
    words: { ...stage, why: 'results', replaced, openUntil: null },
    say: templates.teamsReplaced,
    html: `In ${swiss} <b>New 1</b> takes the place of <b>Old 1</b>, <b>New 2</b> takes the place of <b>Old 2</b>, <b>New 3</b> takes the place of <b>Old 3</b>, 1 more place has another team: results were corrected, and your picks went along. ${link('Look at your picks')}`,
  },
  {
    what: 'corrected results, with a reason and a loss',
    words: { ...stage, corrected, isByWiki: true, reason: 'A  typo. ', points: -1 },
    say: templates.resultsCorrected,
    html: `Results of ${swiss} were corrected: <b>now 1</b>, was 1; <b>now 2</b>, was 2; <b>now 3</b>, was 3; 2 more. Reason: A typo. You lose <b>1 point</b>. ${link('See the results')}`,
  },
  {
    what: 'a corrected result that nobody explains',
    words: { ...stage, corrected: corrected.slice(0, 1), isByWiki: false, reason: null },
    say: templates.resultsCorrected,
    html: `Results of ${swiss} were corrected: <b>now 1</b>, was 1. ${link('See the results')}`,
  },
  {
    what: 'an own result',
    words: { ...event, rank: 1204, entrants: 5000, points: 1 },
    say: templates.results,
    html: `<b>Cup &amp; Co</b> is over: you finished <b>rank 1,204</b> of 5,000 ranked with <b>1</b> point. ${link('See the results')}`,
  },
];

test('a reminder leads to the stage that it speaks of; of an older row to the event', () => {
  const say = (words: object) => templates.lockReminder(words as never, now).url;
  expect(say({ ...stage, stageIndex: 1 })).toBe('/rl/event/7?stage=2');
  expect(say(stage)).toBe('/rl/event/7');
});

test.each(rows)('$what is said, and said again of what a row keeps', ({ words, say, html }) => {
  expect(say(words as never).html).toBe(html);
  expect(say(JSON.parse(JSON.stringify(words)) as never)).toEqual(say(words as never));
});
