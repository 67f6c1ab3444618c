import type { LeaderboardEntry } from '@callshot/contract';
import type { ReactNode } from 'react';
import { instantWords } from '../../platform/core/clock.ts';
import { language } from '../../platform/core/language.ts';
import { placeText } from '../../platform/core/rank-text.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { MoveMark, moveWords } from '../leaderboards/rows/move-mark.tsx';
import styles from './game-tile.module.css';
import type { ShownEvent } from './use-tile.ts';
import { m } from './words/messages.js';

/** The facts at a glance, in one row: the viewer's standing, the leader, the number of entrants. */
export function TileFacts({ shown }: { readonly shown: ShownEvent }) {
  return (
    <dl className={styles.facts}>
      {factsOf(shown).map(({ words, figure, isMore }) => (
        <div key={words} data-more={isMore}>
          <dt>{words}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Fact {
  readonly words: string;
  readonly figure: ReactNode;
  /** Left out where there is no room for it in the row. */
  readonly isMore?: boolean;
}

function factsOf({ event, status, score, own, board }: ShownEvent): readonly Fact[] {
  const facts: Fact[] = [];
  const isPlayed = status === 'locked';
  if (status === 'open' && event.lockAt !== null) {
    const lock = <time dateTime={event.lockAt}>{instantWords(event.lockAt)}</time>;
    facts.push({ words: m.locks(), figure: lock, isMore: true });
  }
  if (score !== null && score.rank !== null) {
    facts.push({
      words: m.you(),
      figure: (
        <Rank
          place={placeText({ rank: score.rank, isTied: score.isTied })}
          move={isPlayed ? (own?.move ?? null) : null}
        />
      ),
    });
    if (status !== 'open') {
      facts.push({ words: m.pointsFact(), figure: score.totalScore.toLocaleString(language()) });
    }
  }
  const first = board?.records[0];
  if (first !== undefined) facts.push(firstFact(first));
  const entrants = event.bracketsSubmitted.toLocaleString(language());
  facts.push({ words: m.entrants(), figure: entrants, isMore: facts.length >= 3 });
  return facts.slice(0, status === 'open' ? 3 : 4);
}

function Rank({ place, move }: { readonly place: string; readonly move: number | null }) {
  return (
    <>
      {place}
      {move !== null && move !== 0 && (
        <>
          <span aria-hidden>
            <MoveMark move={move} />
          </span>
          <VisuallyHidden>, {moveWords(move)}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/** The leader; before anything is scored, the last entrant. */
function firstFact({ username, nameplateId, rank, totalScore }: LeaderboardEntry): Fact {
  const name = <NameBadge username={username} nameplateId={nameplateId} className={styles.plate} />;
  if (rank === null) return { words: m.latestEntrant(), figure: name };
  const figure = (
    <>
      {name} {totalScore}
    </>
  );
  return { words: m.leader(), figure };
}
