import { surveyLimits } from '@callshot/rules';
import { useState } from 'react';
import { language } from '../../../platform/core/language.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../../platform/ui/controls/checkbox.tsx';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import { Reorder } from '../../../platform/ui/controls/reorder.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { m } from '../words/messages.js';
import { AnswerRow, GoneRow } from './answer-row.tsx';
import { type Answered, goneAnswers, lostByNumber, picksOf } from './lost-answers.ts';
import { PasteAnswers } from './paste-answers.tsx';
import styles from './prompt-editor.module.css';
import {
  addAnswers,
  changeAnswer,
  moveAnswer,
  removeAnswer,
  restoreAnswer,
  setMultiSelect,
} from './survey-edits.ts';
import type { ProblemAt } from './survey-problems.ts';
import { type EditedPrompt, newAnswer, type SurveyState } from './survey-state.ts';

interface PromptEditorProps {
  prompt: EditedPrompt;
  /** From 0. */
  at: number;
  saved: SurveyState;
  answered: Answered;
  problemAt: ProblemAt;
  /** One step; `into` names the text that is typed. */
  onChange(change: (prompt: EditedPrompt) => EditedPrompt, into?: string): void;
}

/** One prompt: its question, how many answers it takes, and the answers it offers. */
export function PromptEditor(props: PromptEditorProps) {
  const { prompt, at, saved, answered, problemAt, onChange } = props;
  const { key, answers, isMultiSelect, numberOfAnswers } = prompt;
  const [freshKey, setFreshKey] = useState<string | null>(null);
  const [isPasting, setPasting] = useState(false);
  const path = `prompts[${at}]`;
  const gone = goneAnswers(saved, prompt, answered);
  const byNumber = lostByNumber(saved, prompt, answered);
  const add = () => {
    const answer = newAnswer();
    setFreshKey(answer.key);
    onChange((before) => addAnswers(before, [answer]));
  };
  const room = surveyLimits.answers - answers.length;
  const full = room <= 0 ? m.promptFull({ most: surveyLimits.answers }) : undefined;
  return (
    <section className={styles.pane} aria-label={m.promptNumber({ number: at + 1 })}>
      <div className={styles.top}>
        <TextField
          label={m.questionOfPrompt({ number: at + 1 })}
          className={styles.question}
          value={prompt.text}
          error={problemAt(`${path}.text`)}
          maxLength={surveyLimits.question}
          autoComplete="off"
          data-place={`${path}.text`}
          onChange={(text) => onChange((before) => ({ ...before, text }), `${key} question`)}
        />
        <div className={styles.several}>
          <Checkbox
            label={m.multiselect()}
            isOn={isMultiSelect}
            onChange={(isOn) => onChange((before) => setMultiSelect(before, isOn))}
          />
        </div>
        {isMultiSelect ? (
          <div className={styles.number}>
            <span className={styles.label} aria-hidden>
              {m.numberOfAnswers()}
            </span>
            <NumberStepper
              label={m.numberOfAnswers()}
              value={numberOfAnswers}
              least={1}
              most={surveyLimits.answers}
              place={`${path}.numberOfAnswers`}
              onChange={(count) => onChange((before) => ({ ...before, numberOfAnswers: count }))}
            />
          </div>
        ) : null}
      </div>
      <Problem text={problemAt(`${path}.numberOfAnswers`)} />
      <div className={styles.head}>
        <h3 className={styles.label}>{m.answersHeading()}</h3>
        <p className={styles.hint}>{m.answersHint()}</p>
      </div>
      <Problem text={problemAt(`${path}.answers`)} />
      {answers.length === 0 ? (
        <p className={styles.none} data-place={`${path}.answers`} tabIndex={-1}>
          {m.noAnswersText()}
        </p>
      ) : null}
      <Reorder
        label={m.answersInOrder()}
        className={styles.answers}
        items={answers}
        nameOf={({ text }, index) => text || m.answerNumber({ number: index + 1 })}
        onMove={(from, to) => onChange((before) => moveAnswer(before, from, to))}
      >
        {(answer, index, grip, moveTo) => (
          <AnswerRow
            answer={answer}
            number={index + 1}
            count={answers.length}
            path={`${path}.answers[${index}]`}
            problemAt={problemAt}
            picks={answer.promptAnswerId === 0 ? null : picksOf(answered, answer)}
            grip={grip}
            onMoveTo={moveTo}
            isFresh={answer.key === freshKey}
            onText={(text) =>
              onChange((before) => changeAnswer(before, answer.key, { text }), `${answer.key} text`)
            }
            onImage={(imageUrl, of) => onChange(imageChange(answer.key, imageUrl, of))}
            onAdd={add}
            onRemove={() => onChange((before) => removeAnswer(before, answer.key))}
          />
        )}
      </Reorder>
      {gone.length > 0 ? (
        <ul className={styles.gone} aria-label={m.removedAnswers()}>
          {gone.map((one) => (
            <GoneRow
              key={one.answer.promptAnswerId}
              answer={one.answer}
              picks={one.picks}
              onKeep={() => onChange((before) => restoreAnswer(before, one.answer, one.at))}
            />
          ))}
        </ul>
      ) : null}
      {gone.length > 0 || byNumber > 0 ? (
        <div className={styles.lost} role="status">
          <Icon name="warning" size={18} />
          <p>
            {byNumber > 0
              ? m.lostByNumber({ count: byNumber })
              : m.lostAnswers({
                  count: sumOf(gone),
                  answers: list.format(gone.map(({ answer }) => answer.text)),
                })}
          </p>
        </div>
      ) : null}
      <div className={styles.foot}>
        <Button icon="plus" size="sm" disabled={room <= 0} title={full} onClick={add}>
          {m.addAnswerAction()}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={room <= 0}
          title={full}
          onClick={() => setPasting(true)}
        >
          {m.pasteList()}
        </Button>
      </div>
      {isPasting ? (
        <PasteAnswers
          room={room}
          onClose={() => setPasting(false)}
          onPaste={(texts) => {
            setPasting(false);
            onChange((before) => addAnswers(before, texts.map(newAnswer)));
          }}
        />
      ) : null}
    </section>
  );
}

const list = new Intl.ListFormat(language(), { type: 'unit' });

const sumOf = (gone: readonly { readonly picks: number }[]): number =>
  gone.reduce((sum, { picks }) => sum + picks, 0);

/** The copied picture replaces only the address that it was copied from. */
const imageChange =
  (key: string, imageUrl: string | null, of: string | null | undefined) =>
  (prompt: EditedPrompt): EditedPrompt => {
    const now = prompt.answers.find((answer) => answer.key === key)?.imageUrl;
    if (typeof of === 'string' && now !== of) return prompt;
    return changeAnswer(prompt, key, { imageUrl });
  };

const Problem = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p className={styles.problem} role="alert">
      <Icon name="warning" size={16} />
      {text}
    </p>
  );
