import { comingInto, type DrawnRound, ownNameWords, roundHeader } from '@callshot/rules';
import { memo, useId } from 'react';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import type { BoardModel } from '../board/board-model.ts';
import { type Area, areaOfAll, type BracketLayout } from '../board/layout.ts';
import { m } from '../words/messages.js';
import type { PickModel } from './pick-model.ts';
import styles from './round-card.module.css';
import { RoundTeams } from './round-teams.tsx';

interface RoundCardProps {
  readonly model: PickModel;
  readonly round: DrawnRound;
  /** Its place on the canvas; null in strip and list. */
  readonly area: Area | null;
  /** It is to be picked next. */
  readonly isNext?: boolean;
}

/** A round whose pairings are drawn later, with those who come there: each press sends a team on, or no longer. */
export const RoundCard = memo(function RoundCard(props: RoundCardProps) {
  const { model, round, area, isNext = false } = props;
  const id = useId();
  const first = model.graph.matches[round.matches[0] ?? -1];
  if (!first) return null;
  return (
    <section
      className={classNames(styles.card, area && styles.placed, isNext && styles.next)}
      style={
        area ? { left: area.x, top: area.y, width: area.width, minHeight: area.height } : undefined
      }
      aria-labelledby={id}
      data-match={first.key}
    >
      <h4 id={id} className={styles.title}>
        {ownNameWords(roundHeader(model.graph, round))}
      </h4>
      <p className={styles.words} aria-live="polite">
        {roundWords(model, round, model.isEditing)}
      </p>
      <RoundTeams
        model={model}
        round={round}
        isEditing={model.isEditing}
        onPress={(teamId, anchor) => model.choose(first.index, teamId, anchor)}
      />
    </section>
  );
});

/** The rest that is to do: 'Pairings are drawn later. Pick who goes on: 1 of 2'. */
export function roundWords(model: BoardModel, round: DrawnRound, isEditing: boolean): string {
  const { chosen, count, isAsked, isWaiting, teamIds } = comingInto(model.state, round);
  if (!isAsked) return isWaiting ? m.drawnRoundWaits() : m.drawnRoundAll();
  if (teamIds.length === 0) return m.drawnRoundWaits();
  if (!isEditing) return m.drawnRoundCalled();
  if (chosen.length === count && !isWaiting) return m.drawnRoundDone({ count });
  const picked = chosen.length;
  return isWaiting ? m.drawnRoundPart({ picked, count }) : m.drawnRoundPick({ picked, count });
}

interface RoundsOnCanvasProps {
  readonly model: PickModel;
  readonly layout: BracketLayout;
  /** The match that is to be picked next. */
  readonly next: number | null;
}

/** All drawn rounds of a drawing on one plane, each over the places of its matches. */
export const RoundsOnCanvas = ({ model, layout: { boxes }, next }: RoundsOnCanvasProps) =>
  model.graph.drawnRounds.map((round) => (
    <RoundCard
      key={round.matches[0]}
      model={model}
      round={round}
      isNext={next !== null && round.matches.includes(next)}
      area={areaOfAll(round.matches.flatMap((match) => boxes[match] ?? []))}
    />
  ));
