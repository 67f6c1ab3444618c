import type { MatchState } from '@callshot/rules';
import { type MouseEvent, useCallback, useId, useRef } from 'react';
import { drawTeamMark } from '../../../platform/ui/art/draw-team-mark.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { InBar } from '../../../platform/ui/page/bar-places.tsx';
import { type BoardModel, teamOf } from '../board/board-model.ts';
import type { BoardPicking } from '../board/board-props.ts';
import type { BracketTeam } from '../slot/bracket-team.ts';
import { m } from '../words/messages.js';
import { factsOfMatch } from './facts-of-match.tsx';
import { NextRound } from './lazy-rounds.ts';
import styles from './next-panel.module.css';
import { onwardWords } from './onward-words.ts';
import { hasScoreChoice, isChosen, scoreOptions } from './picking.ts';
import { useAfterPress } from './use-after-press.ts';
import { useHeldFocus } from './use-held-focus.ts';

interface NextPanelProps extends BoardPicking {
  readonly model: BoardModel;
  /** Brings a match into view and the panel. */
  onStep(by: 1 | -1): void;
  /** Leads to the match that the panel shows. */
  onSeek(): void;
}

/** One match follows the other in the same elements, and the keyboard stays on its button. */
const SIDES = ['top', 'bottom'] as const;

/** The match to pick next with all that can be picked of it. */
export function NextPanel(props: NextPanelProps) {
  const { model, next, inPlace, doneWords, onDone, onStep, onSeek } = props;
  const keys = useId();
  const teams = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const moveOn = () => {
    if (next.current === null) {
      done.current?.focus({ preventScroll: true });
      onDone();
    }
    // A shorter series has no button for so many games.
    else if (!teams.current?.contains(document.activeElement)) {
      teams.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  };
  const goOn = useAfterPress(moveOn);
  const held = useHeldFocus(moveOn);
  const match = next.current === null ? undefined : model.state.matches[next.current];
  const text = match && model.texts[match.node.index];
  const round = model.state.isOfficial ? null : (match?.node.round ?? null);
  const at = match ? next.open.indexOf(match.node.index) : -1;
  if (!match || !text) {
    return (
      <section className={styles.panel} aria-label={m.nextMatch()} {...held}>
        <p ref={done} className={styles.done} tabIndex={-1}>
          <Icon name="check" size={18} /> {doneWords ?? m.nothingLeft()}
        </p>
      </section>
    );
  }
  return (
    <section className={styles.panel} aria-label={m.nextMatch()} aria-describedby={keys} {...held}>
      {next.open.length > 0 && (
        <InBar place="progress">
          <button type="button" className={styles.inBar} title={m.showNextOpen()} onClick={onSeek}>
            {openWords(next.open.length)} <span className={styles.now}>{m.now()}</span>
            <Icon name="chevron-right" size={16} />
          </button>
        </InBar>
      )}
      <header className={styles.head}>
        <span className={styles.next}>{m.next()}</span>
        <h3 className={styles.title}>{text.name}</h3>
        {match.node.isQualifier ? null : (
          <span className={styles.series}>{m.bestOfShort({ games: match.node.bestOf })}</span>
        )}
        <button type="button" className={styles.count} title={m.showMatch()} onClick={onSeek}>
          {at < 0
            ? openWords(next.open.length)
            : m.placeOfOpen({ place: at + 1, count: next.open.length })}
        </button>
        {factsOfMatch({
          openFacts: props.openFacts,
          top: teamOf(model, match.top),
          bottom: teamOf(model, match.bottom),
        })}
        {stepButton('chevron-left', m.previousOpenMatch(), () => onStep(-1))}
        {stepButton('chevron-right', m.nextOpenMatch(), () => onStep(1))}
      </header>
      <div ref={teams} className={styles.teams}>
        {round && (
          <NextRound
            model={model}
            round={round}
            onPress={(teamId) => {
              goOn();
              inPlace.pick(match.node.index, teamId);
            }}
          />
        )}
        {!round &&
          SIDES.map((side) => {
            const team = teamOf(model, match[side]);
            return (
              team && (
                <TeamChoice
                  key={side}
                  match={match}
                  team={team}
                  model={model}
                  inPlace={inPlace}
                  onPress={goOn}
                />
              )
            );
          })}
      </div>
      <p className={styles.onward}>
        {text.lock === null ? null : <b>{text.lock}. </b>}
        {round ? null : onwardWords(model, match)}
      </p>
      <p id={keys} hidden>
        {m.keysHelp()}
      </p>
    </section>
  );
}

const openWords = (count: number): string => m.openCount({ count });

const stepButton = (icon: 'chevron-left' | 'chevron-right', name: string, onPress: () => void) => (
  <button type="button" className={styles.step} aria-label={name} title={name} onClick={onPress}>
    <Icon name={icon} size={18} />
  </button>
);

interface TeamChoiceProps extends Pick<NextPanelProps, 'model' | 'inPlace'> {
  readonly match: MatchState;
  readonly team: BracketTeam;
  onPress(): void;
}

const MARK_SIZE = 48;
/** So many scores fit beside a name in any strip. */
const CROWDED = 3;

/** A team with every score by which it can win: one press picks both. */
function TeamChoice({ model, match, team, inPlace, onPress }: TeamChoiceProps) {
  const isWinner = match.winnerTeamId === team.id;
  const { index } = match.node;
  const options = hasScoreChoice(model, match) ? scoreOptions(match, team.id) : null;
  /** The second press of a double click meets the match that came after the first. */
  const once = (act: () => void) => (press: MouseEvent) => {
    if (press.detail > 1) return;
    onPress();
    act();
  };
  const isCrowded = options !== null && options.length > CROWDED;
  const mark = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(drawTeamMark(team, MARK_SIZE)),
    [team],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a team with its scores, laid out as no fieldset is
    <div
      role="group"
      className={classNames(styles.team, isWinner && styles.winner, isCrowded && styles.crowded)}
      aria-label={m.teamWins({ team: team.name })}
    >
      <span ref={mark} />
      <span className={styles.name}>
        <b>
          <bdi>{team.name}</bdi>
        </b>
        <small>{isWinner ? m.winsMark() : team.abbreviation}</small>
      </span>
      <span className={styles.scores}>
        {options ? (
          options.map((option, games) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the keyboard stays on its button while series get longer
              key={games}
              type="button"
              className={styles.score}
              aria-pressed={isChosen(match, team.id, option)}
              onClick={once(() => inPlace.score(index, games, team.id))}
            >
              {option.label}
            </button>
          ))
        ) : (
          <button
            type="button"
            className={styles.score}
            aria-pressed={isWinner}
            onClick={once(() => inPlace.pick(index, team.id))}
          >
            {m.winsButton()}
          </button>
        )}
      </span>
    </div>
  );
}
