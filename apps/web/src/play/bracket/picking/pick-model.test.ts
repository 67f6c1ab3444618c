import { compileBracket, officialBracket } from '@callshot/rules';
import { expect, test } from 'vitest';
import { drawnStage } from '../../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { bracketTexts } from '../board/wording.ts';
import { faceOf, type PickModel } from './pick-model.ts';

const stage = drawnStage(16, [1]);
const graph = compileBracket(stage.format);
const [substage] = stage.substages;
if (!substage) throw new Error('no bracket');

const model = {
  graph,
  state: officialBracket(graph, substage),
  teams: new Map(
    substage.teamIds.map((id) => [id, { id, name: `T${id}`, abbreviation: `T${id}` }]),
  ),
  texts: bracketTexts(graph, new Map()),
  isShown: () => true,
  isEditing: true,
  choose: () => undefined,
} as unknown as PickModel;

test('a place of a round that is drawn later waits for no two teams [rule: brackets-16]', () => {
  const awaited = graph.matches.flatMap(({ index, round }) => {
    const face = faceOf(model, index);
    return face ? [{ isDrawn: round !== null, texts: [face.topAwaited, face.bottomAwaited] }] : [];
  });
  const drawn = awaited.filter(({ isDrawn }) => isDrawn).flatMap(({ texts }) => texts);
  expect(drawn).toHaveLength(8);
  expect(new Set(drawn)).toEqual(new Set([null]));
});
