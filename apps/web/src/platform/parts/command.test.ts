import { expect, test } from 'vitest';
import { few, matching } from './command.ts';

const titles = ['Upper Major', 'Major 2026', 'major playoffs', 'Cup'].map((title) => ({ title }));
const found = (text: string) => matching(titles, text).map(({ title }) => title);

test('every word is looked for anywhere in the name, and what begins with the text is first', () => {
  expect(found('')).toHaveLength(4);
  expect(found(' MAJOR ')).toEqual(['Major 2026', 'major playoffs', 'Upper Major']);
  expect(found('2026 maj')).toEqual(['Major 2026']);
  expect(found('major cup')).toEqual([]);
});

test('a group shows as many as one looks through', () => {
  const command = (at: number) => ({
    id: String(at),
    title: 'Cup',
    icon: 'bracket' as const,
    does: { to: '/' },
  });
  expect(few(Array.from({ length: 20 }, (_, at) => command(at)))).toHaveLength(8);
});
