import { type RefObject, useId, useState } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { MoveButtons } from '../../../platform/ui/controls/move-buttons.tsx';
import { Reorder } from '../../../platform/ui/controls/reorder.tsx';
import { m } from '../words/messages.js';
import styles from './prompt-list.module.css';
import { whyPromptStays } from './survey-edits.ts';
import type { EditedPrompt, SurveyState } from './survey-state.ts';

interface PromptListProps {
  state: SurveyState;
  selected: number;
  /** The number of problems by prompt, if they are told. */
  problems: readonly number[];
  /** The votes of prompts that were removed. */
  lost: { readonly prompts: number; readonly picks: number };
  selectedRow: RefObject<HTMLButtonElement | null>;
  onSelect(at: number): void;
  onAdd(): void;
  onRemove(): void;
  onMove(from: number, to: number): void;
}

/** The prompts in their order, and the actions on the selected one [rule: surveys-16]. */
export function PromptList(props: PromptListProps) {
  const { state, selected, problems, lost, onSelect } = props;
  const { prompts } = state;
  const [isAsked, setAsked] = useState(false);
  const reasonId = useId();
  const reason = whyPromptStays(state, selected);
  const remove = () => {
    setAsked(reason !== null);
    props.onRemove();
  };
  return (
    <section className={styles.pane} aria-label={m.prompts()}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.promptCount({ count: prompts.length })}</h2>
        {prompts.length > 1 ? <p className={styles.hint}>{m.promptsDragHint()}</p> : null}
      </div>
      <div className={styles.actions}>
        <Button size="sm" icon="plus" onClick={props.onAdd}>
          {m.addPromptAction()}
        </Button>
        <Button
          size="sm"
          icon="trash"
          className={styles.remove}
          aria-disabled={reason !== null || undefined}
          aria-describedby={reason === null ? undefined : reasonId}
          title={reason ?? m.removePromptHint()}
          onClick={remove}
        >
          {m.removeAction()}
        </Button>
        {prompts.length > 1 ? (
          <MoveButtons
            name={prompts[selected]?.text || m.withoutQuestion()}
            at={selected}
            count={prompts.length}
            onMoveTo={(to) => {
              props.onMove(selected, to);
              return true;
            }}
          />
        ) : null}
      </div>
      <p id={reasonId} className={styles.reason} role="status" data-told={isAsked || undefined}>
        {reason}
      </p>
      <Reorder
        label={m.promptsInOrder()}
        className={styles.list}
        items={prompts}
        nameOf={({ text }) => text || m.withoutQuestion()}
        onMove={props.onMove}
      >
        {(prompt, at, grip) => (
          <button
            type="button"
            ref={at === selected ? props.selectedRow : undefined}
            className={styles.prompt}
            aria-current={at === selected || undefined}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
            onClick={() => {
              setAsked(false);
              onSelect(at);
            }}
            onKeyDown={({ key }) => key === 'Delete' && at === selected && remove()}
            {...grip}
          >
            <span className={styles.handle} aria-hidden />
            <span className={styles.place}>{at + 1}</span>
            <span className={styles.words}>
              <span className={styles.name}>{prompt.text || m.withoutQuestion()}</span>
              <Facts prompt={prompt} problems={problems[at] ?? 0} />
            </span>
          </button>
        )}
      </Reorder>
      {lost.picks > 0 ? (
        <p className={styles.lost}>
          <Icon name="warning" size={18} />
          {m.lostPrompts({ answers: lost.picks, prompts: lost.prompts })}
        </p>
      ) : null}
    </section>
  );
}

interface FactsProps {
  prompt: EditedPrompt;
  problems: number;
}

function Facts({ prompt, problems }: FactsProps) {
  const { answers, isMultiSelect, numberOfAnswers } = prompt;
  if (answers.length === 0) return <span className={styles.wrong}>{m.noAnswers()}</span>;
  if (problems > 0)
    return <span className={styles.wrong}>{m.problemCount({ count: problems })}</span>;
  return (
    <span className={styles.facts}>
      {isMultiSelect
        ? m.takesSome({ taken: numberOfAnswers, count: answers.length })
        : m.takesOne({ count: answers.length })}
    </span>
  );
}
