import {
  compileBracket,
  editFormat,
  emptyFormat,
  newStageFields,
  StageType,
} from '@callshot/rules';
import { expect, test } from 'vitest';
import { matchName, slotWords } from './match-names.ts';

const stage = (() => {
  const fields = { ...newStageFields(StageType.playoffs), name: 'Playoffs' };
  const edited = editFormat(emptyFormat(), { kind: 'addStage', stage: fields });
  const [own] = edited.ok ? edited.format.stages : [];
  if (!own) throw new Error('no stage');
  return own;
})();

test('each slot says what feeds it', () => {
  const graph = compileBracket(stage);
  const words = new Map(
    slotWords(graph).map(({ top, bottom }, at) => [
      matchName(graph.matches[at]!),
      [top.text, bottom.text],
    ]),
  );
  expect(words.get('UB 1·1')).toEqual(['Seed 1', 'Seed 8']);
  expect(words.get('UB 2·1')).toEqual(['Winner UB 1·1', 'Winner UB 1·2']);
  expect(words.get('LB 1·1')).toEqual(['Loser UB 1·1', 'Loser UB 1·2']);
  expect(words.get('GF 1·1')).toEqual(['Winner UB 3·1', 'Winner LB 4·1']);
});

test('a slot that nothing feeds is open', () => {
  const { bracket } = stage;
  if (!bracket) throw new Error('no bracket');
  const parts = bracket.parts.map((part) => ({
    ...part,
    columns: part.columns.map((column) => ({
      ...column,
      matches: column.matches.map((match) => ({ ...match, loserPath: null })),
    })),
  }));
  const graph = compileBracket({ ...stage, bracket: { ...bracket, parts } } as typeof stage);
  const lower = graph.byKey.get('LB-0-0');
  expect(lower && slotWords(graph)[lower.index]?.top).toEqual({ text: 'Open slot', seed: null });
});
