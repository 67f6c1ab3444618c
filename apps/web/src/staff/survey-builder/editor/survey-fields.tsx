import { surveyLimits } from '@callshot/rules';
import { useId } from 'react';
import { TextArea } from '../../../platform/ui/controls/text-area.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { fieldOf, instantOf } from '../survey-words.ts';
import { m } from '../words/messages.js';
import styles from './survey-fields.module.css';
import type { ProblemAt } from './survey-problems.ts';
import type { SurveyState } from './survey-state.ts';

interface SurveyFieldsProps {
  state: SurveyState;
  problemAt: ProblemAt;
  /** The survey that is open at the same time. */
  overlap: string | null;
  /** `into` names the text that is typed. */
  onChange(part: Partial<SurveyState>, into: string): void;
}

/** The survey's title, its purpose, and the time in which it can be answered. */
export function SurveyFields({ state, problemAt, overlap, onChange }: SurveyFieldsProps) {
  const { title, description, openTime, closeTime } = state;
  const countId = useId();
  return (
    <div className={styles.fields}>
      <TextField
        label={m.title()}
        value={title}
        error={problemAt('title')}
        maxLength={surveyLimits.title}
        autoComplete="off"
        data-place="title"
        onChange={(text) => onChange({ title: text }, 'title')}
      />
      <div>
        <TextArea
          label={m.description()}
          value={description}
          error={problemAt('description')}
          maxLength={surveyLimits.description}
          rows={3}
          data-place="description"
          aria-describedby={countId}
          onChange={(text) => onChange({ description: text }, 'description')}
        />
        <p id={countId} className={styles.count}>
          {m.charactersOf({ count: description.length, most: surveyLimits.description })}
        </p>
      </div>
      <div className={styles.times}>
        <TextField
          label={m.opensUtc()}
          type="datetime-local"
          value={fieldOf(openTime)}
          error={problemAt('openTime')}
          data-place="openTime"
          onChange={(text) => onChange({ openTime: instantOf(text) }, 'openTime')}
        />
        <TextField
          label={m.closesUtc()}
          type="datetime-local"
          value={fieldOf(closeTime)}
          error={problemAt('closeTime') ?? overlap}
          data-place="closeTime"
          onChange={(text) => onChange({ closeTime: instantOf(text) }, 'closeTime')}
        />
      </div>
      {openTime === null && closeTime === null ? (
        <p className={styles.hint}>{m.withoutTimes()}</p>
      ) : null}
    </div>
  );
}
