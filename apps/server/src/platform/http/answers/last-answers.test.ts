import { endpoints } from '@callshot/contract';
import { expect, test, vi } from 'vitest';
import { printedText } from './kept-answer.ts';
import { createLastAnswers, type KeptCall } from './last-answers.ts';

const callOf = (key: keyof typeof endpoints, more: Partial<KeptCall> = {}): KeptCall => ({
  key,
  endpoint: endpoints[key],
  isVisitor: true,
  gameId: 1,
  params: {},
  query: {},
  ...more,
});
const event = callOf('GET /api/event/get', { query: { eventId: 1 } });
const text = printedText('{"id":1}');

test.each<{ why: string; call: KeptCall; isKept: boolean }>([
  { why: 'an event', call: event, isKept: true },
  { why: 'an event for who has a session', call: { ...event, isVisitor: false }, isKept: true },
  { why: 'a board', call: callOf('GET /api/picks/get/leaderboard/:eventId'), isKept: true },
  { why: 'a league for a visitor', call: callOf('GET /api/leagues/get'), isKept: true },
  {
    why: 'a league as its member sees it',
    call: callOf('GET /api/leagues/get', { isVisitor: false }),
    isKept: false,
  },
  {
    why: 'own picks',
    call: callOf('GET /api/picks/get/user/:eventId', { isVisitor: false }),
    isKept: false,
  },
  { why: 'own notices', call: callOf('GET /api/notification/all'), isKept: false },
  { why: 'a save', call: callOf('POST /api/picks/save/user/:eventId'), isKept: false },
])('$why: kept = $isKept', ({ call, isKept }) => {
  expect(createLastAnswers().placeFor(call) !== null).toBe(isKept);
});

test('an answer is given back to the same call alone', () => {
  const answers = createLastAnswers();
  answers.placeFor(event)?.keep(text);
  expect(answers.placeFor(event)?.last()?.printed).toBe(text);
  expect(answers.placeFor({ ...event, gameId: 2 })?.last()).toBeNull();
  expect(answers.placeFor({ ...event, query: { eventId: 2 } })?.last()).toBeNull();
});

test('what is hidden is forgotten, also by who read it before [rule: safety-35]', () => {
  const answers = createLastAnswers();
  answers.placeFor(event)?.keep(text);
  const reading = answers.placeFor(event);
  answers.forget();
  expect(answers.placeFor(event)?.last()).toBeNull();
  reading?.keep(text);
  expect(answers.placeFor(event)?.last()).toBeNull();
});

test('memory is bounded: what was asked for longest ago goes first', () => {
  const answers = createLastAnswers(4000);
  const place = (eventId: number) => answers.placeFor({ ...event, query: { eventId } });
  for (let id = 1; id <= 10; id += 1) place(id)?.keep(printedText(JSON.stringify('x'.repeat(900))));
  expect(place(1)?.last()).toBeNull();
  expect(place(10)?.last()).not.toBeNull();
});

test('what was kept before changes may have been missed is forgotten a minute later', async () => {
  vi.useFakeTimers();
  const answers = createLastAnswers();
  answers.placeFor(event)?.keep(text);
  answers.forgetSoon();
  await vi.advanceTimersByTimeAsync(59_000);
  const other = { ...event, gameId: 2 };
  answers.placeFor(other)?.keep(text);
  expect(answers.placeFor(event)?.last()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(answers.placeFor(event)?.last()).toBeNull();
  expect(answers.placeFor(other)?.last()).not.toBeNull();
  vi.useRealTimers();
});
