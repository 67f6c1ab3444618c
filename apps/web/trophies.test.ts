import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('public/trophies/', import.meta.url);
const rewards = [1, 2, 3, 4, 5];
const tiers = [1, 2, 3, 4, 5, 6];
const cuts = ['', '-small'];

const drawings = rewards.flatMap((reward) =>
  tiers.flatMap((tier) => cuts.map((cut) => `${reward}/${tier}${cut}.svg`)),
);
const read = (drawing: string) => readFileSync(new URL(drawing, folder), 'utf8');
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

test('every reward has six tiers in two cuts, and nothing else lies there [rule: trophies-6]', () => {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(found.filter((name) => name.endsWith('.svg')).sort()).toEqual([...drawings].sort());
});

test('no two drawings are the same, nor share an id: several can stand in one document', () => {
  expect(new Set(drawings.map(read)).size).toBe(drawings.length);
  const ids = drawings.flatMap((drawing) => idsOf(read(drawing)));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(drawings)(
  '%s is a drawing alone: no text, no script, nothing from elsewhere',
  (drawing) => {
    const svg = read(drawing);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1" /);
    expect(svg).not.toMatch(/<(?:text|script|style|image|foreignObject)\b|\bon\w+=|href="(?!#)/);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
    expect(idsOf(svg)).toEqual(expect.arrayContaining(used));
  },
);
