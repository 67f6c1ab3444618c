import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { againstCrowd, type CrowdSentence, placeOfCrowd } from './against-crowd.ts';

const YOU = { isOwn: true, name: null };
const NOAH = { isOwn: false, name: 'noah' };
const row = (stageIndex: number) => ({ stageIndex }) as never;
const points = (totalScore: number, ...stages: number[]) => ({
  totalScore,
  ledger: stages.map(row),
});

test.each([
  { own: 13, whose: YOU, said: 'You beat the crowd by 3 points.' },
  { own: 11, whose: YOU, said: 'You beat the crowd by 1 point.' },
  { own: 10, whose: YOU, said: 'You are level with the crowd.' },
  { own: 4, whose: YOU, said: 'The crowd beats you by 6 points.' },
  { own: 13, whose: NOAH, said: 'noah beats the crowd by 3 points.' },
  { own: 10, whose: NOAH, said: 'noah is level with the crowd.' },
  { own: 4, whose: NOAH, said: 'The crowd beats noah by 6 points.' },
  { own: 1210, whose: { isOwn: false, name: null }, said: 'They beat the crowd by 1,200 points.' },
])('$own points against 10: $said', ({ own, whose, said }) => {
  expect(textOf(againstCrowd(points(own, 0), points(10, 0), whose))).toBe(said);
});

test('of several stages all are told of', () => {
  const said = textOf(againstCrowd(points(13, 0), points(10, 0, 1), YOU));
  expect(said).toBe('You beat the crowd by 3 points over all stages.');
});

test('the crowd has a place once there are any', () => {
  expect(textOf(placeOfCrowd({ rank: 41, entrants: 300 }))).toBe(
    'The crowd would be 41st of 300 ranked.',
  );
  expect(textOf(placeOfCrowd({ rank: 1, entrants: 1_000_001 }))).toBe(
    'The crowd would be 1st of 1,000,001 ranked.',
  );
  expect(placeOfCrowd({ rank: null, entrants: 300 })).toBeNull();
});

const textOf = (say: CrowdSentence | null): string =>
  say === null ? '' : renderToStaticMarkup(say((inside) => inside));
