import type { MatchState } from '@callshot/rules';
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { type BoardModel, teamOf } from '../board/board-model.ts';
import type { OpenFacts } from '../board/board-props.ts';
import type { BracketTeam } from '../slot/bracket-team.ts';
import { m } from '../words/messages.js';
import { factsOfMatch } from './facts-of-match.tsx';
import { isChosen, type OnPick, type ScoreQuestion, scoreOptions } from './picking.ts';
import styles from './score-dialog.module.css';

interface ScoreDialogProps {
  readonly model: BoardModel;
  readonly question: ScoreQuestion;
  readonly onPick: OnPick;
  readonly openFacts: OpenFacts | null;
  readonly onClose: () => void;
}

/** Team selection with a series score: beside the match, or from the bottom edge on phones. */
export function ScoreDialog(props: ScoreDialogProps) {
  const { model, question, onPick, onClose } = props;
  const match = model.state.matches[question.match];
  const [teamId, setTeamId] = useState(question.teamId);
  const titleId = useId();
  const dialog = useOpenDialog(question.anchor);
  if (!match) return null;
  const pick = (option: { top: number; bottom: number }) => {
    onPick(match.node.key, teamId, { top: option.top, bottom: option.bottom });
    dialog.current?.close();
  };
  const closeOnBackdrop = (press: MouseEvent<HTMLDialogElement>) => {
    if (press.target === press.currentTarget) press.currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.sheet}>
        <ScoreHeader
          id={titleId}
          model={model}
          match={match}
          openFacts={props.openFacts}
          close={() => dialog.current?.close()}
        />
        <TeamChoice model={model} match={match} teamId={teamId} onTeam={setTeamId} />
        <fieldset className={styles.scores} aria-label={m.seriesScore()}>
          {scoreOptions(match, teamId).map((option) => (
            <button
              key={option.label}
              type="button"
              className={styles.score}
              aria-pressed={isChosen(match, teamId, option)}
              onClick={() => pick(option)}
            >
              {option.label}
            </button>
          ))}
        </fieldset>
      </div>
    </dialog>
  );
}

interface ScoreHeaderProps extends Pick<ScoreDialogProps, 'model' | 'openFacts'> {
  readonly id: string;
  readonly match: MatchState;
  close(): void;
}

function ScoreHeader(props: ScoreHeaderProps) {
  const { model, match, openFacts } = props;
  const { node } = match;
  return (
    <header className={styles.header}>
      <h2 id={props.id} className={styles.title}>
        {model.texts[node.index]?.name}
        <small className={styles.format}>{m.bestOfLong({ games: node.bestOf })}</small>
      </h2>
      {factsOfMatch({
        openFacts,
        top: teamOf(model, match.top),
        bottom: teamOf(model, match.bottom),
      })}
      <button type="button" className={styles.close} aria-label={m.close()} onClick={props.close}>
        <Icon name="cross" size={18} />
      </button>
    </header>
  );
}

interface TeamChoiceProps {
  readonly model: BoardModel;
  readonly match: MatchState;
  readonly teamId: number;
  readonly onTeam: (teamId: number) => void;
}

function TeamChoice({ model, match, teamId, onTeam }: TeamChoiceProps) {
  const teams = [match.top, match.bottom].flatMap((slot) => teamOf(model, slot) ?? []);
  return (
    <fieldset className={styles.teams} aria-label={m.winnerLabel()}>
      {teams.map((team: BracketTeam) => (
        <button
          key={team.id}
          type="button"
          className={styles.team}
          aria-pressed={team.id === teamId}
          onClick={() => onTeam(team.id)}
        >
          <TeamMark team={team} size={28} />
          <span className={styles.teamName}>
            <bdi>{team.name}</bdi>
          </span>
        </button>
      ))}
    </fieldset>
  );
}

const GAP = 8;

/** Opens as a modal beside its match; the browser traps focus, and gives it back on closing. */
function useOpenDialog(anchor: HTMLElement) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const chosen = element.querySelector<HTMLElement>(
      '[aria-label="Series score"] [aria-pressed=true]',
    );
    (chosen ?? element.querySelector<HTMLElement>('[aria-label="Series score"] button'))?.focus();
    placeBeside(element, anchor);
    return () => element.close();
  }, [anchor]);
  return dialog;
}

function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const match = (anchor.closest('[data-match]') ?? anchor).getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const rightmost = innerWidth - own.width - GAP;
  const fitsRight = match.right + GAP <= rightmost;
  const beside = fitsRight ? match.right + GAP : match.left - own.width - GAP;
  // A match that is not wholly in view must not take the dialog out of it.
  const left = Math.max(GAP, Math.min(beside, rightmost));
  const lowest = innerHeight - own.height - GAP;
  const top = Math.max(GAP, Math.min(match.top + match.height / 2 - own.height / 2, lowest));
  element.style.setProperty('--left', `${left}px`);
  element.style.setProperty('--top', `${top}px`);
}
