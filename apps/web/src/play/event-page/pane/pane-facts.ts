import type { Event, LeaderboardEntry, UserScore } from '@callshot/contract';
import { entrantsWord, ofRanked } from '@callshot/rules';
import { language } from '../../../platform/core/language.ts';
import { placeText } from '../../../platform/core/rank-text.ts';
import { m } from '../words/messages.js';
import type { PaneFact } from './pane-fact.tsx';

interface Known {
  readonly event: Pick<Event, 'bracketsSubmitted' | 'stage' | 'eventStages' | 'finished' | 'teams'>;
  /** The viewer's own score. */
  readonly score: Pick<UserScore, 'rank' | 'isTied' | 'entrants' | 'ledger'> | null;
  /** The first of the board. */
  readonly leader: Pick<LeaderboardEntry, 'totalScore'> | null;
}

/** The number of entrants, the progress, and the viewer's standing. */
export type PaneFacts = readonly [PaneFact, PaneFact, PaneFact];

export function paneFacts({ event, score, leader }: Known): PaneFacts {
  const count = event.bracketsSubmitted;
  return [
    { figure: count.toLocaleString(language()), words: entrantsWord(count) },
    playedFact(event, score) ?? progressFact(event),
    standingFact(score, leader),
  ];
}

/** While a stage is played, the points of the viewer's picks of it so far. */
function playedFact(event: Known['event'], score: Known['score']): PaneFact | null {
  const name = event.eventStages[event.stage]?.name;
  const decided = (score?.ledger ?? []).filter(
    ({ stageIndex, outcome }) => stageIndex === event.stage && outcome !== 'pending',
  );
  if (event.finished || name === undefined || decided.length === 0) return null;
  const points = decided.reduce((sum, row) => sum + row.points, 0);
  return { figure: m.plusPoints({ points }), words: m.inStage({ stage: name }) };
}

function progressFact({ stage, eventStages, finished, teams }: Known['event']): PaneFact {
  if (eventStages.length > 1) {
    const done = finished ? eventStages.length : stage;
    return { figure: m.stagesDone({ done, stages: eventStages.length }), words: m.stagesPlayed() };
  }
  const { size } = new Set(teams.map(({ name }) => name));
  return { figure: String(size), words: m.teams({ count: size }) };
}

function standingFact(score: Known['score'], leader: Known['leader']): PaneFact {
  if (score !== null && score.rank !== null) {
    const { rank, isTied } = score;
    const figure = placeText({ rank, isTied });
    return { figure, words: ofRanked(score.entrants), spoken: m.yourRank() };
  }
  const best = leader?.totalScore ?? null;
  return { figure: best === null ? '–' : best.toLocaleString(language()), words: m.bestScore() };
}
