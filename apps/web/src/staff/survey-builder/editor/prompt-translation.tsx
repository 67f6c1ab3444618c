import { surveyLimits } from '@callshot/rules';
import { type KeyboardEvent, useId } from 'react';
import { nameOfLanguage } from '../../../platform/core/language.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { m } from '../words/messages.js';
import styles from './prompt-translation.module.css';
import { changeAnswer } from './survey-edits.ts';
import { translateText } from './survey-language-edits.ts';
import type { ProblemAt } from './survey-problems.ts';
import type { EditedPrompt } from './survey-state.ts';

interface PromptTranslationProps {
  prompt: EditedPrompt;
  /** From 0. */
  at: number;
  original: string;
  tag: string;
  problemAt: ProblemAt;
  /** One step; `into` names the text that is typed. */
  onChange(change: (prompt: EditedPrompt) => EditedPrompt, into: string): void;
}

/** The texts of one prompt in another language, each beside the original [rule: surveys-25]. */
export function PromptTranslation(props: PromptTranslationProps) {
  const { prompt, at, original, tag, problemAt, onChange } = props;
  const path = `prompts[${at}]`;
  const textOf = (part: { readonly translations?: EditedPrompt['translations'] }) =>
    part.translations?.[tag]?.text ?? '';
  return (
    <section className={styles.pane} aria-label={m.promptNumber({ number: at + 1 })}>
      <p className={styles.hint}>{m.translationHint({ language: nameOfLanguage(original) })}</p>
      <Row
        label={m.questionOfPrompt({ number: at + 1 })}
        text={prompt.text}
        most={surveyLimits.question}
        place={`${path}.translations.${tag}.text`}
        value={textOf(prompt)}
        onText={(text) =>
          onChange((before) => translateText(before, tag, text), `${prompt.key} question ${tag}`)
        }
        {...{ original, tag, problemAt }}
      />
      {prompt.answers.map((answer, index) => (
        <Row
          key={answer.key}
          label={m.answerTextLabel({ number: index + 1 })}
          text={answer.text}
          most={surveyLimits.answer}
          place={`${path}.answers[${index}].translations.${tag}.text`}
          value={textOf(answer)}
          onText={(text) =>
            onChange(
              (before) => changeAnswer(before, answer.key, translateText(answer, tag, text)),
              `${answer.key} text ${tag}`,
            )
          }
          {...{ original, tag, problemAt }}
        />
      ))}
    </section>
  );
}

interface RowProps {
  label: string;
  /** As it was written first. */
  text: string;
  original: string;
  tag: string;
  most: number;
  place: string;
  value: string;
  problemAt: ProblemAt;
  onText(text: string): void;
}

/** Enter goes on to the next text. */
function toNext(press: KeyboardEvent<HTMLInputElement>): void {
  if (press.key !== 'Enter') return;
  press.preventDefault();
  const fields = [...(press.currentTarget.closest('section')?.querySelectorAll('input') ?? [])];
  fields[fields.indexOf(press.currentTarget) + 1]?.focus();
}

function Row({ label, text, original, tag, most, place, value, problemAt, onText }: RowProps) {
  const id = useId();
  const problem = problemAt(place);
  return (
    <div className={styles.row}>
      <p id={id} lang={original} className={styles.original}>
        {text}
      </p>
      <input
        className={styles.input}
        lang={tag}
        aria-label={label}
        aria-describedby={problem === null ? id : `${id} ${id}-problem`}
        aria-invalid={problem === null ? undefined : true}
        data-place={place}
        maxLength={most}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={toNext}
      />
      {problem === null ? null : (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          <Icon name="warning" size={16} />
          {problem}
        </p>
      )}
    </div>
  );
}
