import type { BracketState, MatchState, SlotState } from '@callshot/rules';
import { statesWhilePicking, teams } from './game.ts';

interface PeerViewer {
  render(data: object, config: object): Promise<void>;
}

declare global {
  interface Window {
    readonly bracketsViewer: PeerViewer;
  }
}

const GROUPS = ['UB', 'LB', 'GF'];
const WAITING = 1;
const READY = 2;
const COMPLETED = 4;

/** The same bracket in the viewer's own data, before every pick; only its rendering is timed. */
export function preparePeer(picks: number) {
  const data = statesWhilePicking(picks).map(viewerData);
  const render = (at: number) =>
    window.bracketsViewer.render(data[at] ?? {}, { selector: '#peer', clear: true });
  return { show: () => render(0), pick: (at: number) => render(at + 1) };
}

function viewerData(state: BracketState) {
  const settings = { size: teams.size, grandFinal: 'double', matchesChildCount: 0 };
  return {
    stages: [
      {
        id: 0,
        tournament_id: 0,
        name: 'Playoffs',
        type: 'double_elimination',
        number: 1,
        settings,
      },
    ],
    matches: state.matches.map(viewerMatch),
    matchGames: [],
    participants: [...teams.values()].map(({ id, name }) => ({ id, tournament_id: 0, name })),
  };
}

function viewerMatch(match: MatchState) {
  const { node } = match;
  const group = GROUPS.indexOf(node.part);
  const isReady = match.top.kind === 'team' && match.bottom.kind === 'team';
  return {
    id: node.index,
    stage_id: 0,
    group_id: group,
    round_id: group * 100 + node.col + (node.isReset ? 1 : 0),
    number: node.isReset ? 1 : node.colIndex + 1,
    child_count: 0,
    status: match.winnerTeamId !== null ? COMPLETED : isReady ? READY : WAITING,
    opponent1: opponent(match, match.top),
    opponent2: opponent(match, match.bottom),
  };
}

function opponent(match: MatchState, slot: SlotState) {
  if (slot.kind !== 'team') return { id: null };
  if (match.winnerTeamId === null) return { id: slot.teamId };
  const isWinner = match.winnerTeamId === slot.teamId;
  return { id: slot.teamId, score: isWinner ? 1 : 0, result: isWinner ? 'win' : 'loss' };
}
