import { expect, test } from 'vitest';
import { commonRefusals, type Refusal, unexpected } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { fieldFaultCodes } from './sentences/field-sentences.ts';
import { problemCodes } from './sentences/problem-sentences.ts';
import { spokenSentences } from './sentences/spoken-sentences.ts';
import { said as saidRefusals } from './sentences/words/refusals/messages.ts';

const declared = Object.entries(endpoints).flatMap(([call, { refusals }]) =>
  Object.entries<Refusal>({ ...commonRefusals, ...refusals }).map(([code, { title }]) => ({
    call,
    code,
    title,
  })),
);

test('every refusal of every call has the sentence that the contract gives it [rule: api-22]', () => {
  const told = declared.map(({ call, code }) => ({
    call,
    code,
    title: spokenSentences.ofRefusal(call, code),
  }));
  expect(declared.length).toBeGreaterThan(1000);
  expect(told).toEqual(declared);
});

test('what nobody expected has its sentence, too [rule: api-22]', () => {
  expect(spokenSentences.ofRefusal('GET /api/event/list', unexpected.code)).toBe(unexpected.title);
});

test('no sentence is kept for a refusal that no call gives', () => {
  const ofCalls = declared.flatMap(({ call, code }) => [code, `${call} ${code}`]);
  const used = new Set([...ofCalls, unexpected.code]);
  expect(Object.keys(saidRefusals()).filter((key) => !used.has(key))).toEqual([]);
});

test('problems and faults of fields have no code in common', () => {
  const codes = [...problemCodes, ...fieldFaultCodes];
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  { count: 1, begins: '1 person has picked in this draw, and their picks' },
  { count: 2, begins: '2 people have picked in this draw, and their picks' },
])('a problem of $count says its number [rule: api-24]', ({ count, begins }) => {
  const said = spokenSentences.ofProblem({ code: 'entries_lost', values: { count } });
  expect(said?.startsWith(begins)).toBe(true);
});

test('a problem without its values, or of an unknown code, is not said', () => {
  const match = { match: 'UB-0-0' };
  expect(spokenSentences.ofProblem({ code: 'match_twice', values: match })).toBe(
    'Match UB-0-0 is there twice',
  );
  expect(spokenSentences.ofProblem({ code: 'no_winner', values: match })).toBe(undefined);
  expect(spokenSentences.ofProblem({ code: 'entries_lost', values: {} })).toBe(undefined);
  expect(spokenSentences.ofProblem({ code: 'valueOf', values: {} })).toBe(undefined);
});

test.each([
  {
    problem: { code: 'format_too_many_undefeated', values: { advancing: 1 } },
    said: 'Only 1 team advances, and each team that wins everything is one of them.',
  },
  {
    problem: { code: 'format_empty', values: {}, path: 'stages[1].name' },
    said: 'Stage 2, name: Must not be empty.',
  },
  {
    problem: { code: 'event_not_in_substage', values: { team: 'Alpha' } },
    said: 'Alpha is not in this substage',
  },
  {
    problem: {
      code: 'hand_same_team',
      values: { pair: 'teams', round: 2, top: 'Alpha', bottom: 'Beta', team: 'Alpha' },
    },
    said: 'Round 2, Alpha – Beta: Alpha cannot play against itself',
  },
  {
    problem: { code: 'mapping_no_start', values: { of: 'event' } },
    said: "The wiki knows no day on which the tournament begins, and the format needs a lock. Wait until the wiki has a date, or set the event's dates by hand.",
  },
  {
    problem: { code: 'survey_wrong_number_of_answers', values: { most: 3 } },
    said: 'Between 1 and 3 can be chosen',
  },
  {
    problem: { code: 'both_play', values: { stage: 'Finals', event: 'Cup', count: 1 } },
    said: 'Both play in Finals of Cup, where 1 slip may name one of them',
  },
  {
    problem: { code: 'both_play', values: { stage: 'Finals', event: 'Cup', count: 0 } },
    said: 'Both play in Finals of Cup',
  },
  {
    problem: { code: 'event_began', values: { at: '2026-11-27T09:05:00.000Z' } },
    said: 'It began on Nov 27, 2026, 09:05 UTC: its first stage can no longer be picked.',
  },
  {
    problem: {
      code: 'wiki_waiting',
      values: { until: '2026-11-27T15:05:00.000Z', contact: 'Ada' },
    },
    said: 'The wiki is left alone until 3:05 PM UTC. If it stays so, tell Ada.',
  },
  {
    problem: { code: 'input_too_small', values: { origin: 'number', minimum: 1 } },
    said: 'The least is 1',
  },
])('a problem is said by its code and values: $said [rule: api-24]', ({ problem, said }) => {
  expect(spokenSentences.ofProblem(problem)).toBe(said);
});
