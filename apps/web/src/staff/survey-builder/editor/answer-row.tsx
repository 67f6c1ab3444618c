import { surveyLimits } from '@callshot/rules';
import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { MoveGrip } from '../../../platform/ui/controls/move-grip.tsx';
import { PICTURE_TYPES } from '../../../platform/ui/controls/picture-file.ts';
import type { Grip } from '../../../platform/ui/controls/reorder.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { m } from '../words/messages.js';
import styles from './answer-row.module.css';
import type { ProblemAt } from './survey-problems.ts';
import type { EditedAnswer } from './survey-state.ts';
import { useKeptPicture } from './use-kept-picture.ts';

interface AnswerRowProps {
  answer: EditedAnswer;
  /** From 1. */
  number: number;
  count: number;
  /** The place of the answer within its survey. */
  path: string;
  problemAt: ProblemAt;
  /** The number of people who chose it; null = it was never offered. */
  picks: number | null;
  grip: Grip;
  onMoveTo(to: number): void;
  /** It has just been added: one goes on typing in it. */
  isFresh: boolean;
  onText(text: string): void;
  /** `of` is the address that was copied, where one was. */
  onImage(imageUrl: string | null, of?: string | null): void;
  onAdd(): void;
  onRemove(): void;
}

const isKept = (imageUrl: string | null): imageUrl is `/${string}` =>
  imageUrl?.startsWith('/') ?? false;

/** One answer: its text, its picture, and its votes. */
export function AnswerRow(props: AnswerRowProps) {
  const { answer, number, count, path, problemAt, picks, grip, isFresh, onImage } = props;
  const { text, imageUrl } = answer;
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const picture = useKeptPicture(onImage);
  useEffect(() => {
    if (isFresh) field.current?.focus();
  }, [isFresh]);
  const textProblem = problemAt(`${path}.text`);
  const imageProblem = picture.problem ?? problemAt(`${path}.imageUrl`);
  const note = [textProblem, imageProblem].filter((one) => one !== null).join('. ');
  const copy = () => {
    const isNew = imageUrl !== null && !isKept(imageUrl) && imageUrl.startsWith('https://');
    if (isNew && !picture.isBusy) void picture.copy(imageUrl);
  };
  const drop = (dropped: DragEvent) => {
    const [file] = dropped.dataTransfer.files;
    if (!file) return;
    dropped.preventDefault();
    void picture.upload(file);
  };
  const onEnter = (press: KeyboardEvent, act: () => void) => {
    if (press.key !== 'Enter') return;
    press.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be chosen by its button as well
    <div className={styles.row} onDragOver={(over) => over.preventDefault()} onDrop={drop}>
      <MoveGrip
        label={m.moveAnswer({ number })}
        title={m.dragHint()}
        at={number - 1}
        count={count}
        grip={grip}
        onMoveTo={props.onMoveTo}
      />
      <Thumb imageUrl={imageUrl} isBusy={picture.isBusy} />
      <input
        ref={field}
        className={styles.input}
        aria-label={m.answerTextLabel({ number })}
        aria-invalid={textProblem ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        data-place={`${path}.text`}
        maxLength={surveyLimits.answer}
        autoComplete="off"
        placeholder={m.text()}
        value={text}
        onChange={({ target }) => props.onText(target.value)}
        onKeyDown={(press) => onEnter(press, props.onAdd)}
      />
      <div className={styles.picture}>
        {isKept(imageUrl) ? (
          <span className={styles.kept}>
            <Icon name="check" size={16} />
            {m.imageKept()}
            <Button
              variant="ghost"
              size="sm"
              icon="cross"
              aria-label={m.removeImageOf({ number })}
              title={m.removeImage()}
              onClick={() => onImage(null)}
            />
          </span>
        ) : (
          <input
            className={styles.input}
            aria-label={m.answerImageLabel({ number })}
            aria-invalid={imageProblem ? true : undefined}
            aria-describedby={note ? noteId : undefined}
            data-place={`${path}.imageUrl`}
            inputMode="url"
            maxLength={surveyLimits.imageUrl}
            autoComplete="off"
            spellCheck={false}
            placeholder={m.imagePlaceholder()}
            value={imageUrl ?? ''}
            onChange={({ target }) => {
              picture.forget();
              onImage(target.value.trim() || null);
            }}
            onBlur={copy}
            onKeyDown={(press) => onEnter(press, copy)}
          />
        )}
        <label className={styles.upload} title={m.chooseFile()}>
          <Icon name="arrow-up" size={16} />
          <VisuallyHidden>{m.uploadImageOf({ number })}</VisuallyHidden>
          <input
            type="file"
            accept={PICTURE_TYPES}
            disabled={picture.isBusy}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void picture.upload(file);
              // The same file again is a change again.
              target.value = '';
            }}
          />
        </label>
      </div>
      <span className={styles.picks}>
        {picks === null ? m.answerNew() : m.chose({ count: picks })}
      </span>
      <Button
        variant="ghost"
        size="sm"
        icon="trash"
        aria-label={m.removeAnswer({ number })}
        onClick={props.onRemove}
      />
      <p id={noteId} className={styles.note} role={note ? 'alert' : undefined}>
        {note}
      </p>
    </div>
  );
}

interface ThumbProps {
  imageUrl: string | null;
  isBusy?: boolean;
}

/** The picture as it is kept, else a grey place for one. */
function Thumb({ imageUrl, isBusy = false }: ThumbProps) {
  return (
    <span className={styles.thumb} data-busy={isBusy || undefined}>
      {isKept(imageUrl) ? <img src={imageUrl} alt="" width={64} height={36} /> : <NoPicture />}
    </span>
  );
}

const NoPicture = () => (
  <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
    <path d="M4 5h16v14H4z M4 16l5-5 4 4 3-3 4 4 M15.5 9h.5" strokeWidth={2} />
  </svg>
);

interface GoneRowProps {
  answer: EditedAnswer;
  picks: number;
  onKeep(): void;
}

/** One that was removed and that people chose: it is still there until the survey is saved. */
export function GoneRow({ answer, picks, onKeep }: GoneRowProps) {
  return (
    <li className={styles.row} data-gone>
      <span />
      <Thumb imageUrl={answer.imageUrl} />
      <s className={styles.goneText}>
        <VisuallyHidden>{m.removedMark()} </VisuallyHidden>
        {answer.text}
      </s>
      <span className={styles.picks}>{m.chose({ count: picks })}</span>
      <Button
        variant="ghost"
        size="sm"
        icon="undo"
        aria-label={m.keepAnswer({ text: answer.text })}
        title={m.keepIt()}
        onClick={onKeep}
      />
    </li>
  );
}
