// @vitest-environment jsdom
import {
  type BracketState,
  bracketPicksOf,
  compileBracket,
  officialBracket,
  type PickSet,
  pickWinner,
} from '@callshot/rules';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { drawnStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { RoundDraws } from './round-draws.tsx';

afterEach(cleanup);

const stage = drawnStage(8, [1]);
const graph = compileBracket(stage.format);
const [substage] = stage.substages;
if (!substage) throw new Error('no substage');

/** The upper team of so many quarter-finals has won. */
function after(count: number): PickSet {
  let state: BracketState = officialBracket(graph, substage ?? { officialMatches: [] });
  for (let at = 0; at < count; at += 1) {
    const key = `UB-0-${at}`;
    const top = state.matches[graph.byKey.get(key)?.index ?? -1]?.top;
    const won = pickWinner(graph, state, key, top?.kind === 'team' ? top.teamId : 0);
    if (won.ok) ({ state } = won);
  }
  return { groupStagePicks: [], matchPicks: bracketPicksOf(state, { ...stage, ...substage! }) };
}

function Desk({ start }: { readonly start: PickSet }) {
  const [picks, setPicks] = useState(start);
  return (
    <RoundDraws
      stage={stage}
      substage={substage}
      picks={picks}
      nameOf={(teamId) => `Team ${teamId}`}
      onChange={setPicks}
    />
  );
}

const places = () => screen.getAllByRole<HTMLSelectElement>('combobox');
const shown = () => places().map(({ selectedOptions: [own] }) => own?.textContent);

test('there is no draw before anybody has come [rule: results-33]', () => {
  render(<Desk start={after(0)} />);
  expect(screen.queryByRole('group')).toBeNull();
});

test('staff draw those who have come, the last pair follows, teams change places, and all is taken back [rule: results-33, results-35, results-36]', async () => {
  render(<Desk start={after(4)} />);
  expect(screen.getByRole('group', { name: 'The draw of Semi-Finals' })).toBeDefined();
  expect(screen.getByText('Everybody is there. Say who meets whom.')).toBeDefined();
  const [first, second, third] = places();
  const teams = [...(first?.options ?? [])].slice(1).map(({ value }) => value);
  expect(teams).toHaveLength(4);
  const [a = '', b = '', c = '', d = ''] = teams;
  await userEvent.selectOptions(first!, c);
  await userEvent.selectOptions(second!, a);
  expect(shown()).toEqual([c, a, b, d].map((id) => `Team ${id}`));
  await userEvent.selectOptions(third!, c);
  expect(shown()).toEqual([b, a, c, d].map((id) => `Team ${id}`));
  await userEvent.click(screen.getByRole('button', { name: 'Take the draw back' }));
  expect(shown()).toEqual(['Not known yet', 'Not known yet', 'Not known yet', 'Not known yet']);
});
