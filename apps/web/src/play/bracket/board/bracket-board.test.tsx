// @vitest-environment jsdom
import { type BracketState, pickWinner } from '@callshot/rules';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardMode } from './board-mode.ts';
import { BracketBoard } from './bracket-board.tsx';
// Loaded here: how long a lazy part takes to load is no part of what is tested.
import '../canvas/bracket-canvas.tsx';
import '../phone/match-list.tsx';
import '../picking/pick-motion.tsx';
import '../phone/phone-strip.tsx';
import { type Playoff, pickAll, playoff } from '../../../../testing/bracket-fixture.ts';
import { PickMotion } from '../picking/lazy-pick-motion.ts';

let isPhone = false;
let isStill = false;

beforeEach(() => {
  isPhone = false;
  isStill = false;
  boardMode.choose('bracket');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? isStill : isPhone && query.includes('600px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  // jsdom knows the dialog element but not how to open it.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

interface PlayingProps {
  game: Playoff;
  onState?: (state: BracketState) => void;
  onDone?: () => void;
}

function Playing({ game, onState, onDone }: PlayingProps) {
  const [now, setNow] = useState<{ state: BracketState; cleared: readonly string[] }>({
    state: game.open,
    cleared: [],
  });
  return (
    <BracketBoard
      graph={game.graph}
      teams={game.teams}
      state={now.state}
      cleared={now.cleared}
      isEditing
      storageKey="1.1.1"
      onDone={onDone}
      onPick={(key, teamId, score) => {
        const series = score && {
          winner: Math.max(score.top, score.bottom),
          loser: Math.min(score.top, score.bottom),
        };
        const picked = pickWinner(game.graph, now.state, key, teamId, series ?? undefined);
        if (!picked.ok) throw new Error(picked.code);
        setNow({ state: picked.state, cleared: picked.cleared });
        onState?.(picked.state);
      }}
    />
  );
}

const group = (name: RegExp) => screen.findByRole('group', { name });
const pressIn = async (match: RegExp, team: RegExp) =>
  userEvent.click(within(await group(match)).getByRole('button', { name: team }));

/** What a screen reader says of an element, as far as it is written on it. */
const spokenAs = (element: Element): string => {
  const told = (name: string) => element.getAttribute(`aria-${name}`);
  const pressed = { true: 'pressed', false: 'not pressed' }[told('pressed') ?? ''];
  const isDisabled = told('disabled') === 'true';
  return [told('label'), isDisabled && 'disabled', pressed].filter(Boolean).join('; ');
};

describe('on the canvas', () => {
  test('one tap picks, and the winner stands in its next match [rule: bracket-view-1, bracket-view-6]', async () => {
    render(<Playing game={playoff({ teamCount: 4, elimination: 'single' })} />);
    await pressIn(/^Semi-Finals · M1/, /Team 4/);
    const next = await group(/^Final,/);
    const slots = within(next).getAllByRole('button');
    expect(slots.map((slot) => slot.textContent)).toEqual(['4T4', 'T2 or T3']);
    expect(slots.map(spokenAs)).toEqual([
      'T4 Team 4; disabled; not pressed',
      'T2 or T3: Winner of Semi-Finals · M2; disabled',
    ]);
    const picked = within(await group(/^Semi-Finals · M1/)).getByRole('button', { name: /Team 4/ });
    expect(picked.getAttribute('aria-pressed')).toBe('true');
    const fills = [...document.querySelectorAll('[data-slot^="0:"] path')];
    expect(fills.map((path) => path.getAttribute('fill'))).toEqual(['#c99d5a', '#7B45D6']);
  });

  describe('what a pick moves', () => {
    /** What moved, by its text or its kind, and for how long. */
    let moved: [what: string, ms: unknown][] = [];
    const cancel = vi.fn();
    /** The first thing that moved. */
    let travel: { onfinish: (() => void) | null } | null = null;

    beforeEach(async () => {
      moved = [];
      travel = null;
      cancel.mockReset();
      await PickMotion.load();
      Object.assign(Element.prototype, {
        animate(this: Element, _: unknown, timing: unknown) {
          const [kind] = [...this.attributes].filter(({ name }) => /wire/.test(name));
          const ms = (timing as { duration?: number }).duration ?? timing;
          moved.push([kind?.name ?? this.textContent ?? '', ms]);
          const animation = { cancel, onfinish: null };
          travel ??= animation;
          return animation;
        },
      });
    });
    afterEach(() => void Reflect.deleteProperty(Element.prototype, 'animate'));

    const halo = () => {
      const element = document.querySelector('[data-halo]') as HTMLElement;
      return { at: element.style.transform, isGliding: element.matches('[data-gliding]') };
    };

    test('a copy of the crest travels to the next match, and its wire draws itself behind it', async () => {
      const { unmount } = render(
        <Playing game={playoff({ teamCount: 4, elimination: 'single' })} />,
      );
      await pressIn(/^Semi-Finals · M1/, /Team 4/);
      expect(moved).toEqual([
        ['4', 240],
        ['data-wire', 240],
      ]);
      const crestIn = (slot: string) =>
        document.querySelector(`[data-slot="${slot}"]`)?.firstElementChild as HTMLElement;
      const crest = crestIn('2:top');
      expect(crest.style.visibility).toBe('hidden');
      travel?.onfinish?.();
      expect(crest.style.visibility).toBe('');
      await pressIn(/^Semi-Finals · M2/, /Team 2/);
      expect(cancel).toHaveBeenCalledTimes(2);
      await pressIn(/^Semi-Finals · M2/, /Team 2/);
      expect(moved).toHaveLength(4);
      const other = crestIn('2:bottom');
      expect(other.style.visibility).toBe('hidden');
      unmount();
      expect(other.style.visibility).toBe('');
    });

    test('the halo glides to the next open match', async () => {
      render(<Playing game={playoff({ teamCount: 4, elimination: 'single' })} />);
      await group(/^Final,/);
      const first = halo();
      expect(first.isGliding).toBe(false);
      await pressIn(/^Semi-Finals · M1/, /Team 4/);
      expect(halo()).toEqual({ at: expect.not.stringMatching(first.at), isGliding: true });
    });

    test('what a changed pick clears fades where it stood, the way of the champion with it', async () => {
      render(<Playing game={playoff({ teamCount: 8, elimination: 'single' })} />);
      await pressIn(/^Quarter-Finals · M1/, /Team 8/);
      await pressIn(/^Quarter-Finals · M2/, /Team 5/);
      await pressIn(/^Semi-Finals · M1/, /Team 8/);
      moved = [];
      await pressIn(/^Quarter-Finals · M1/, /Team 1/);
      const faded = document.querySelector('[data-motion]')?.firstElementChild;
      const wires = faded?.querySelectorAll(':scope > svg > path[d^="M"]');
      expect([moved[0], wires?.length]).toEqual([['8T8', 160], 1]);
    });

    test('the wire reaches the place of the champion, whose crest comes up and glows', async () => {
      render(<Playing game={playoff({ teamCount: 4, elimination: 'single' })} />);
      await pressIn(/^Semi-Finals · M1/, /Team 4/);
      await pressIn(/^Semi-Finals · M2/, /Team 2/);
      moved = [];
      await pressIn(/^Final,/, /Team 2/);
      expect(moved).toEqual([
        ['data-champion-wire', 300],
        ['T2', 300],
        ['T2', 300],
      ]);
      await pressIn(/^Final,/, /Team 2/);
      expect(moved).toHaveLength(3);
    });

    test('where nothing may move everything is there at once, and the changed row is outlined', async () => {
      isStill = true;
      render(<Playing game={playoff({ teamCount: 4, elimination: 'single' })} />);
      await pressIn(/^Semi-Finals · M1/, /Team 4/);
      expect(moved).toEqual([['4T4', 2000]]);
      expect(halo().isGliding).toBe(false);
      await pressIn(/^Semi-Finals · M2/, /Team 2/);
      await pressIn(/^Final,/, /Team 4/);
      expect(moved.at(-1)).toEqual(['T4ChampionTeam 4', 2000]);
    });

    test('nothing plays in a hidden tab', async () => {
      const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      render(<Playing game={playoff({ teamCount: 4, elimination: 'single' })} />);
      await pressIn(/^Semi-Finals · M1/, /Team 4/);
      expect(moved).toEqual([]);
      expect(halo().isGliding).toBe(false);
      state.mockRestore();
    });
  });

  test('a changed winner tells which later picks fell away', async () => {
    render(<Playing game={playoff({ teamCount: 4, elimination: 'single' })} />);
    await pressIn(/^Semi-Finals · M1/, /Team 4/);
    await pressIn(/^Semi-Finals · M2/, /Team 2/);
    await pressIn(/^Final,/, /Team 4/);
    await pressIn(/^Semi-Finals · M1/, /Team 1/);
    expect(screen.getByText('1 later pick was cleared: Final.')).toBeTruthy();
  });

  test('with series scoring the loser’s row asks for its games, and one more press ends it [rule: brackets-8]', async () => {
    const onState = vi.fn();
    const game = playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true });
    render(<Playing game={game} onState={onState} />);
    await pressIn(/^Semi-Finals · M1/, /Team 4/);
    expect(onState.mock.lastCall?.[0].matches[0]).toMatchObject({
      winnerTeamId: 4,
      topTeamScore: null,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    const match = await group(/^Semi-Finals · M1/);
    const winner = within(match).getByRole('button', { name: /^T4 Team 4, .*picked to win/ });
    expect(winner.textContent).toBe('4T4Score?');
    const asked = within(match).getByRole('group', { name: 'Series score of Semi-Finals · M1' });
    expect(within(asked).getAllByRole('button').map(spokenAs)).toEqual([
      '3–0; not pressed',
      '3–1; not pressed',
      '3–2; not pressed',
    ]);
    await userEvent.click(within(asked).getByRole('button', { name: '3–1' }));
    expect(onState.mock.lastCall?.[0].matches[0]).toMatchObject({
      winnerTeamId: 4,
      topTeamScore: 1,
      bottomTeamScore: 3,
    });
    expect(within(match).queryByRole('group')).toBeNull();
    expect(winner.textContent).toBe('4T43');
    expect(document.activeElement?.getAttribute('data-slot')).toBe('1:top');
  });

  test('a winner without its score keeps the frame of an open match, and counts as open', async () => {
    const game = playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true });
    render(<Playing game={game} />);
    await pressIn(/^Semi-Finals · M1/, /Team 4/);
    await pressIn(/^Semi-Finals · M2/, /Team 2/);
    await pressIn(/^Final,/, /Team 2/);
    const standings = () =>
      ['UB-0-0', 'UB-0-1', 'UB-1-0'].map((key) => {
        const match = document.querySelector<HTMLElement>(`[data-match="${key}"]`);
        return [match?.dataset.standing, match?.hasAttribute('data-scoreless')];
      });
    expect(standings()).toEqual([
      ['open', true],
      ['open', true],
      ['asking', true],
    ]);
    expect(screen.getAllByText('Score?')).toHaveLength(3);
    expect(await screen.findByText('3 of 3 open')).toBeTruthy();
    await pressIn(/^Final,/, /^3–1$/);
    expect(standings()).toEqual([
      ['asking', true],
      ['open', true],
      [undefined, false],
    ]);
  });

  test('a score given leads to the next one, and the last one on', async () => {
    const onDone = vi.fn();
    const game = playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true });
    render(<Playing game={game} onDone={onDone} />);
    await pressIn(/^Semi-Finals · M1/, /Team 4/);
    await pressIn(/^Semi-Finals · M2/, /Team 2/);
    await pressIn(/^Semi-Finals · M1/, /Team 4/);
    const focused = () => {
      const at = document.activeElement;
      const match = at?.closest('[data-match]')?.getAttribute('data-match');
      return [match, at?.getAttribute('aria-label')];
    };
    within(await group(/^Semi-Finals · M1/))
      .getByRole('button', { name: '3–2' })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(focused()).toEqual(['UB-0-1', '3–0']);
    await userEvent.keyboard('{Enter}');
    expect(focused()).toEqual(['UB-1-0', 'T4 Team 4']);
    await userEvent.keyboard('{Enter}{Tab}');
    expect(focused()).toEqual(['UB-1-0', '3–0']);
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('in the panel the keyboard stays on the scores while matches get longer, and goes on at the end', async () => {
    const onDone = vi.fn();
    const options = { elimination: 'double', useSeriesScore: true, finalBestOf: 7 } as const;
    render(<Playing game={playoff({ teamCount: 4, ...options })} onDone={onDone} />);
    const panel = await screen.findByRole('region', { name: 'Next match' });
    const [first] = within(panel).getAllByRole('button', { name: '3–1' });
    first?.focus();
    const seen = new Set<string>();
    for (let made = 0; made < 6; made += 1) {
      expect(panel.contains(document.activeElement)).toBe(true);
      seen.add(document.activeElement?.textContent ?? '');
      expect(onDone).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
    }
    expect([...seen]).toEqual(['3–1', '4–1']);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('Escape leaves a score open, and gives the keyboard back to the match', async () => {
    const onState = vi.fn();
    const game = playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true });
    render(<Playing game={game} onState={onState} />);
    await pressIn(/^Semi-Finals · M1/, /Team 4/);
    const match = within(await group(/^Semi-Finals · M1/));
    match.getByRole('button', { name: '3–1' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(match.queryByRole('group', { name: /^Series score/ })).toBeNull();
    const winner = match.getByRole('button', { name: /^T4 Team 4, .*picked to win/ });
    expect(document.activeElement).toBe(winner);
    expect(onState).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    expect(match.getByRole('group', { name: /^Series score/ })).toBeTruthy();
  });

  test('a score that is picked can be picked again in its place', async () => {
    const onState = vi.fn();
    const game = playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true });
    render(<Playing game={game} onState={onState} />);
    const press = async (name: RegExp) => pressIn(/^Semi-Finals · M1/, name);
    await press(/Team 4/);
    await press(/^3–1$/);
    await press(/Team 4/);
    expect((await group(/^Semi-Finals · M1/)).querySelector('[aria-label="3–1"]')).toHaveProperty(
      'ariaPressed',
      'true',
    );
    await press(/^3–2$/);
    expect(onState.mock.lastCall?.[0].matches[0]).toMatchObject({
      winnerTeamId: 4,
      topTeamScore: 2,
      bottomTeamScore: 3,
    });
    await press(/Team 1/);
    await press(/^3–0$/);
    expect(onState.mock.lastCall?.[0].matches[0]).toMatchObject({
      winnerTeamId: 1,
      topTeamScore: 3,
      bottomTeamScore: 0,
    });
  });

  test('the whole bracket is picked by keyboard: a digit is the loser’s games, N the next match', async () => {
    const game = playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true });
    render(<Playing game={game} />);
    const focused = () => document.activeElement?.getAttribute('data-slot');
    const first = within(await group(/^Semi-Finals · M1/)).getByRole('button', { name: /Team 4/ });
    first.focus();
    await userEvent.keyboard('{Enter}2');
    expect(spokenAs(first)).toBe('T4 Team 4, 3, picked to win; pressed');
    await userEvent.keyboard('n');
    expect(focused()).toBe('1:top');
    await userEvent.keyboard('0n');
    expect(focused()).toBe('2:top');
    await userEvent.keyboard('{ArrowDown}1');
    expect(spokenAs(document.activeElement!)).toBe('T2 Team 2, 3, picked to win; pressed');
    expect(screen.getByText('Champion').parentElement?.textContent).toContain('Team 2');
    // At once: the keyboard may be on its way.
    const panel = screen.getByRole('region', { name: 'Next match' });
    expect(within(panel).queryByRole('button')).toBeNull();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Selection' }));
  });

  test('picks that are redone while the panel has the keyboard lead it on', async () => {
    const onDone = vi.fn();
    const game = playoff({ teamCount: 4, elimination: 'single' });
    const board = (state: BracketState) => (
      <BracketBoard
        {...{ state, onDone, isEditing: true }}
        graph={game.graph}
        teams={game.teams}
        storageKey="1.1.1"
        onPick={vi.fn()}
      />
    );
    const { rerender } = render(board(game.open));
    const panel = within(await screen.findByRole('region', { name: 'Next match' }));
    panel.getAllByRole('button', { name: 'Wins' })[0]?.focus();
    rerender(board(pickAll(game.graph, game.open, { 'UB-0-0': 1, 'UB-0-1': 2, 'UB-1-0': 2 })));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('a heading is read before the matches of its round, and that of a reset comes and goes', async () => {
    const game = playoff({ teamCount: 4, elimination: 'double', hasBracketReset: true });
    render(<Playing game={game} />);
    await group(/^Upper Semi-Finals · M1/);
    const read = () =>
      [...document.querySelectorAll('[data-tool] :is(h3, [data-match])')].map(
        (part) =>
          part.getAttribute('aria-label')?.replace(/, best.*/, '') ??
          `# ${part.lastChild?.textContent}`,
      );
    const rounds = [
      ...['# Upper Semi-Finals', 'Upper Semi-Finals · M1', 'Upper Semi-Finals · M2'],
      ...['# Upper Final', 'Upper Final', '# Lower Semi-Finals', 'Lower Semi-Finals'],
      ...['# Lower Final', 'Lower Final', '# Grand Final', 'Grand Final'],
    ];
    expect(read()).toEqual(rounds);
    await pressIn(/^Upper Semi-Finals · M1/, /Team 1/);
    await pressIn(/^Upper Semi-Finals · M2/, /Team 2/);
    await pressIn(/^Upper Final/, /Team 1/);
    await pressIn(/^Lower Semi-Finals/, /Team 4/);
    await pressIn(/^Lower Final/, /Team 2/);
    await pressIn(/^Grand Final/, /Team 2/);
    expect(read()).toEqual([...rounds, '# Bracket Reset', 'Bracket Reset']);
    await pressIn(/^Grand Final/, /Team 1/);
    expect(read()).toEqual(rounds);
  });

  test('the panel has the next match with every score, and leads through those that are open', async () => {
    const onState = vi.fn();
    const game = playoff({ teamCount: 4, elimination: 'double', useSeriesScore: true });
    render(<Playing game={game} onState={onState} />);
    const panel = within(await screen.findByRole('region', { name: 'Next match' }));
    const told = () => [
      panel.getByRole('heading').textContent,
      panel.getByText(/open$/).textContent,
      document.querySelector('[data-standing="next"]')?.getAttribute('data-match'),
    ];
    expect(told()).toEqual(['Upper Semi-Finals · M1', '1 of 2 open', 'UB-0-0']);
    expect(panel.getByText('Winner to Upper Final. Loser to Lower Semi-Finals.')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Next open match' }));
    expect(told()).toEqual(['Upper Semi-Finals · M2', '2 of 2 open', 'UB-0-1']);
    const second = within(panel.getByRole('group', { name: 'Team 3 wins' }));
    await userEvent.click(second.getByRole('button', { name: '3–1' }));
    const match = onState.mock.lastCall?.[0].matches[1];
    expect([match.winnerTeamId, match.topTeamScore, match.bottomTeamScore]).toEqual([3, 1, 3]);
    expect(told()).toEqual(['Upper Semi-Finals · M1', '1 of 1 open', 'UB-0-0']);
    expect(panel.getByText('Winner meets T3. Loser to Lower Semi-Finals.')).toBeTruthy();
    expect(screen.getByText('5 picks away')).toBeTruthy();
  });

  test('pressing twice by mistake picks nothing of the match that came into the panel', async () => {
    const onState = vi.fn();
    render(
      <Playing
        game={playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true })}
        onState={onState}
      />,
    );
    const panel = within(await screen.findByRole('region', { name: 'Next match' }));
    const first = within(panel.getByRole('group', { name: 'Team 1 wins' }));
    await userEvent.dblClick(first.getByRole('button', { name: '3–1' }));
    const winners = onState.mock.lastCall?.[0].matches.map(
      ({ winnerTeamId }: { winnerTeamId: number | null }) => winnerTeamId,
    );
    expect(winners).toEqual([1, null, null]);
  });

  test('games pressed twice by mistake do not pick the loser, on whose row they lay', async () => {
    const onState = vi.fn();
    render(
      <Playing
        game={playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true })}
        onState={onState}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^T\d Team 1/ }));
    const games = screen.getByRole('group', { name: /^Series score/ });
    await userEvent.click(within(games).getByRole('button', { name: '3–1' }));
    const loser = document.querySelector('[data-slot="0:bottom"]')!;
    fireEvent.click(loser, { detail: 2 });
    expect(onState.mock.lastCall?.[0].matches[0].winnerTeamId).toBe(1);
    fireEvent.click(loser, { detail: 1 });
    expect(onState.mock.lastCall?.[0].matches[0].winnerTeamId).not.toBe(1);
  });

  test('arrow keys move between matches and Enter picks', async () => {
    render(<Playing game={playoff({ teamCount: 4, elimination: 'single' })} />);
    const first = within(await group(/^Semi-Finals · M1/)).getByRole('button', { name: /Team 1/ });
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowRight}');
    const final = within(await group(/^Final,/));
    expect(final.getByRole('button', { name: 'T2 Team 2' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('data-slot')).toBe('2:bottom');
  });

  test('every match and both of its teams are told in words, with what can be done', async () => {
    const game = playoff({ teamCount: 5, elimination: 'double', useSeriesScore: true });
    const picked = pickAll(game.graph, game.open, { 'UB-0-1': 5 });
    render(<Playing game={{ ...game, open: picked }} />);
    await group(/^Upper Final,/);
    const spoken = screen
      .getAllByRole('group')
      .filter((match) => match.dataset.match !== undefined)
      .map((match) => [match, ...within(match).getAllByRole('button')].map(spokenAs));
    expect(spoken).toEqual([
      [
        'Upper Quarter-Finals · M1, best of 5',
        'T1 Team 1, goes on without playing; disabled; not pressed',
        'Bye, no opponent; disabled',
      ],
      [
        'Upper Quarter-Finals · M2, best of 5',
        'T4 Team 4; not pressed',
        'T5 Team 5, Score?, picked to win; pressed',
        '3–0; not pressed',
        '3–1; not pressed',
        '3–2; not pressed',
      ],
      [
        'Upper Quarter-Finals · M3, best of 5',
        'T2 Team 2, goes on without playing; disabled; not pressed',
        'Bye, no opponent; disabled',
      ],
      [
        'Upper Quarter-Finals · M4, best of 5',
        'T3 Team 3, goes on without playing; disabled; not pressed',
        'Bye, no opponent; disabled',
      ],
      ['Upper Semi-Finals · M1, best of 5', 'T1 Team 1; not pressed', 'T5 Team 5; not pressed'],
      ['Upper Semi-Finals · M2, best of 5', 'T2 Team 2; not pressed', 'T3 Team 3; not pressed'],
      [
        'Upper Final, best of 5',
        'T1 or T5: Winner of Upper Semi-Finals · M1; disabled',
        'T2 or T3: Winner of Upper Semi-Finals · M2; disabled',
      ],
      [
        'Lower Round 1 · M1, best of 5',
        'Bye, no opponent; disabled',
        'T4 Team 4, goes on without playing; disabled; not pressed',
      ],
      ['Lower Round 1 · M2, best of 5', 'Bye, no opponent; disabled', 'Bye, no opponent; disabled'],
      [
        'Lower Quarter-Finals · M1, best of 5',
        'T2 or T3: Loser of Upper Semi-Finals · M2; disabled',
        'T4 Team 4; disabled; not pressed',
      ],
      [
        'Lower Quarter-Finals · M2, best of 5',
        'T1 or T5: Loser of Upper Semi-Finals · M1; disabled',
        'Bye, no opponent; disabled',
      ],
      [
        'Lower Semi-Finals, best of 5',
        'Winner QF M1: Winner of Lower Quarter-Finals · M1; disabled',
        'Winner QF M2: Winner of Lower Quarter-Finals · M2; disabled',
      ],
      [
        'Lower Final, best of 5',
        'Upper final loser: Loser of Upper Final; disabled',
        'Winner SF: Winner of Lower Semi-Finals; disabled',
      ],
      [
        'Grand Final, best of 5',
        'Upper winner: Winner of Upper Final; disabled',
        'Lower winner: Winner of Lower Final; disabled',
      ],
    ]);
  });

  test('one team is a stop of the Tab key, and it is the last that had the focus', async () => {
    render(<Playing game={playoff({ teamCount: 4, elimination: 'single' })} />);
    const final = within(await group(/^Final,/)).getAllByRole('button');
    const stops = () => screen.getAllByRole('button').filter((at) => at.dataset.slot !== undefined);
    const tabbed = () => stops().filter((at) => at.tabIndex === 0);
    expect([stops().length, tabbed()]).toEqual([6, [stops()[0]]]);
    await pressIn(/^Semi-Finals · M1/, /Team 4/);
    final[1]?.focus();
    expect(tabbed()).toEqual([final[1]]);
    await pressIn(/^Semi-Finals · M2/, /Team 2/);
    expect(within(await group(/^Final,/)).getAllByRole('button')).toEqual(final);
  });

  test.each([
    { why: 'soon', act: async () => {} },
    { why: 'at once for the keyboard', act: () => userEvent.keyboard('{Tab}{ArrowDown}') },
  ])('of a large bracket what is not seen is drawn after the rest: $why', async ({ act }) => {
    render(<Playing game={playoff({ teamCount: 64, elimination: 'double' })} />);
    await group(/^Upper Round 1 · M1,/);
    const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-match]')];
    const ways = () => document.querySelector('svg path')?.getAttribute('d')?.match(/M/g)?.length;
    const headings = () => document.querySelectorAll('[data-tool] h3').length;
    const mapped = () =>
      [...document.querySelectorAll('[data-minimap] path')].flatMap(
        (path) => path.getAttribute('d')?.match(/M/g) ?? [],
      ).length;
    expect(drawn().length).toBeLessThan(10);
    expect(mapped()).toBe(0);
    expect(ways()).toBeLessThan(20);
    expect(headings()).toBeLessThan(10);
    await act();
    await expect.poll(() => drawn().length).toBe(126);
    await expect.poll(ways).toBe(126);
    expect(headings()).toBe(17);
    expect(mapped()).toBe(126);
    const indexes = drawn().map((match) =>
      Number.parseInt(match.querySelector<HTMLElement>('[data-slot]')?.dataset.slot ?? '', 10),
    );
    expect(indexes).toEqual(indexes.map((_, at) => at));
  });

  test('the reset appears only when the lower side wins the final', async () => {
    const game = playoff({ teamCount: 4, elimination: 'double', hasBracketReset: true });
    render(<Playing game={game} />);
    await pressIn(/^Upper Semi-Finals · M1/, /Team 1/);
    await pressIn(/^Upper Semi-Finals · M2/, /Team 2/);
    await pressIn(/^Upper Final/, /Team 1/);
    await pressIn(/^Lower Semi-Finals/, /Team 4/);
    await pressIn(/^Lower Final/, /Team 2/);
    await pressIn(/^Grand Final/, /Team 1/);
    expect(screen.queryByRole('group', { name: /^Bracket Reset/ })).toBeNull();
    await pressIn(/^Grand Final/, /Team 2/);
    expect(screen.getByRole('group', { name: /^Bracket Reset/ })).toBeTruthy();
  });
});

test('the list is radio groups for winners and scores', async () => {
  const onState = vi.fn();
  const game = playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true });
  render(<Playing game={game} onState={onState} />);
  await userEvent.click(await screen.findByRole('button', { name: 'List view' }));
  const match = await group(/^Semi-Finals · M1/);
  await userEvent.click(within(match).getByRole('radio', { name: /Team 1/ }));
  const scores = within(match).getByRole('group', { name: /Series score/ });
  await userEvent.click(within(scores).getByRole('radio', { name: '3–0' }));
  expect(onState.mock.lastCall?.[0].matches[0]).toMatchObject({
    winnerTeamId: 1,
    topTeamScore: 3,
    bottomTeamScore: 0,
  });
});

test('phones see one round at a time, with progress and where winners go [rule: bracket-view-7]', async () => {
  isPhone = true;
  render(<Playing game={playoff({ teamCount: 8, elimination: 'double' })} />);
  const rounds = await screen.findAllByRole('tab');
  expect(rounds.slice(0, 2).map((tab) => tab.textContent)).toEqual([
    'Upper Quarter-Finals0/4',
    'Upper Semi-Finals0/2',
  ]);
  expect(screen.getAllByText('Winner → Upper Semi-Finals · M1')).toHaveLength(2);
  await pressIn(/^Upper Quarter-Finals · M1/, /Team 8/);
  expect(screen.getAllByRole('tab')[0]?.textContent).toBe('Upper Quarter-Finals1/4');
  await userEvent.click(screen.getByRole('radio', { name: 'Final' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Grand Final');
});

test.each(['bracket', 'list'] as const)(
  'on a phone the champion stands after the last match: %s',
  async (mode) => {
    isPhone = true;
    boardMode.choose(mode);
    const game = playoff({ teamCount: 4, elimination: 'single' });
    const props = { graph: game.graph, teams: game.teams, isEditing: true, storageKey: '1.1.1' };
    const won = pickAll(game.graph, game.open, { 'UB-0-0': 1, 'UB-0-1': 2, 'UB-1-0': 2 });
    const { rerender } = render(<BracketBoard {...props} state={game.open} onPick={vi.fn()} />);
    const champion = (await screen.findByText('Champion')).parentElement;
    expect(champion?.textContent).toBe('Champion3 picks away');
    const last = document.querySelector('[data-match="UB-1-0"]');
    expect(last && champion?.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    rerender(<BracketBoard {...props} state={won} onPick={vi.fn()} />);
    expect(screen.getByText('Champion').parentElement?.textContent).toMatch(/ChampionTeam 2$/);
  },
);

test('on a phone the last score leads on', async () => {
  isPhone = true;
  const onDone = vi.fn();
  const game = playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true });
  render(<Playing game={game} onDone={onDone} />);
  for (const [match, team] of [
    [/^Semi-Finals · M1/, /Team 1/],
    [/^Semi-Finals · M2/, /Team 2/],
    [/^Final,/, /Team 1/],
  ] as const) {
    expect(onDone).not.toHaveBeenCalled();
    await pressIn(match, team);
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(within(sheet).getByRole('button', { name: /–2$/ }));
  }
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('on a phone the score is asked for on a sheet, before anything is picked [rule: brackets-8]', async () => {
  isPhone = true;
  const onState = vi.fn();
  const game = playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true });
  render(<Playing game={game} onState={onState} />);
  await pressIn(/^Semi-Finals · M1/, /Team 4/);
  expect(onState).not.toHaveBeenCalled();
  const sheet = await screen.findByRole('dialog', { name: /Semi-Finals · M1/ });
  expect(within(sheet).getAllByRole('button', { name: /^3–/ })).toHaveLength(3);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Team 1' }));
  await userEvent.click(within(sheet).getByRole('button', { name: '3–2' }));
  expect(onState.mock.lastCall?.[0].matches[0]).toMatchObject({
    winnerTeamId: 1,
    topTeamScore: 3,
    bottomTeamScore: 2,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without editing nothing can be picked', async () => {
  const onPick = vi.fn();
  const game = playoff({ teamCount: 4, elimination: 'single' });
  render(
    <BracketBoard
      graph={game.graph}
      teams={game.teams}
      state={game.open}
      isEditing={false}
      storageKey="1.1.1"
      onPick={onPick}
    />,
  );
  await pressIn(/^Semi-Finals · M1/, /Team 4/);
  expect(onPick).not.toHaveBeenCalled();
});

test('a winner without a score asks for one', async () => {
  const game = playoff({ teamCount: 4, elimination: 'single', useSeriesScore: true });
  render(<Playing game={game} />);
  await userEvent.click(await screen.findByRole('button', { name: 'List view' }));
  const match = within(await group(/^Semi-Finals · M1/));
  await userEvent.click(match.getByRole('radio', { name: /Team 1/ }));
  expect(match.getByText('Score?')).toBeTruthy();
  await userEvent.click(match.getByRole('radio', { name: '3–2' }));
  expect(match.queryByText('Score?')).toBeNull();
});
