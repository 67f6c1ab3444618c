import {
  answersTaken,
  chosenOf,
  type Prompt,
  type PromptAnswer,
  pressAnswer,
} from '@callshot/rules';
import { useId, useState } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import styles from './prompt-view.module.css';
import { m } from './words/messages.js';

interface InLanguage {
  /** The language of the text, if it is not the page's. */
  readonly lang?: string | undefined;
}

interface ShownPrompt extends Omit<Prompt, 'promptId' | 'answers'>, InLanguage {
  readonly answers: readonly (PromptAnswer & InLanguage)[];
}

interface PromptViewProps {
  /** Each answer with an id of its own: those that are not stored yet have one below 0. */
  readonly prompt: ShownPrompt;
  /** The chosen answers; those of other prompts are ignored. */
  readonly chosen: readonly number[];
  /** A press that changes the choice, by the rules of `pressAnswer`. */
  onToggle(promptAnswerId: number): void;
  /** Nothing can be chosen any more. */
  readonly isClosed: boolean;
}

/** One prompt with its answers as tiles, two a row [rule: surveys-4, surveys-5]. */
export function PromptView({ prompt, chosen, onToggle, isClosed }: PromptViewProps) {
  const id = useId();
  const [wasFull, setWasFull] = useState(false);
  const own = new Set(chosen);
  const count = chosenOf(prompt, own);
  const press = (promptAnswerId: number) => {
    const isTooMany = pressAnswer(prompt, own, promptAnswerId) === 'full';
    setWasFull(isTooMany);
    if (!isTooMany) onToggle(promptAnswerId);
  };
  const isFull = wasFull && count >= answersTaken(prompt);
  return (
    <section className={styles.prompt} aria-labelledby={id}>
      <h2 id={id} lang={prompt.lang} className={styles.question} tabIndex={-1}>
        {prompt.text}
      </h2>
      <p className={styles.note} role="status" data-full={isFull || undefined}>
        {noteOf(prompt, count, { isClosed, isFull })}
      </p>
      <ul className={styles.tiles}>
        {prompt.answers.map((answer) => (
          <Tile
            key={answer.promptAnswerId}
            answer={answer}
            isChosen={own.has(answer.promptAnswerId)}
            isClosed={isClosed}
            onPress={() => press(answer.promptAnswerId)}
          />
        ))}
      </ul>
    </section>
  );
}

function noteOf(
  prompt: ShownPrompt,
  count: number,
  { isClosed, isFull }: { readonly isClosed: boolean; readonly isFull: boolean },
): string {
  const taken = answersTaken(prompt);
  if (isClosed) {
    return count === 0 ? m.surveyClosed() : m.surveyClosedChosen({ count });
  }
  if (isFull) return m.allChosen({ count: taken });
  return prompt.isMultiSelect ? m.chooseSome({ count: taken, chosen: count }) : m.chooseOne();
}

interface TileProps {
  readonly answer: PromptAnswer & InLanguage;
  readonly isChosen: boolean;
  readonly isClosed: boolean;
  onPress(): void;
}

function Tile({ answer, isChosen, isClosed, onPress }: TileProps) {
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.tile}
        aria-pressed={isChosen}
        disabled={isClosed}
        onClick={onPress}
      >
        <TilePicture key={answer.imageUrl} imageUrl={answer.imageUrl} />
        <span className={styles.foot}>
          <span className={styles.name} lang={answer.lang}>
            {answer.text}
          </span>
          <span className={styles.ring}>{isChosen && <Icon name="check" size={14} />}</span>
        </span>
      </button>
    </li>
  );
}

/** Grey where there is no picture, or it cannot be had [rule: surveys-13]. */
function TilePicture({ imageUrl }: { readonly imageUrl: string | null }) {
  const [isLost, setLost] = useState(false);
  if (imageUrl === null || isLost) {
    return <span className={styles.placeholder} data-placeholder />;
  }
  return <img className={styles.picture} src={imageUrl} alt="" onError={() => setLost(true)} />;
}
