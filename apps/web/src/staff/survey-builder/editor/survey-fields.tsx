import { type SurveyTitles, surveyLimits } from '@callshot/rules';
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
  /** The language that is translated into; null = the original is written. */
  translated: string | null;
  /** The survey that is open at the same time. */
  overlap: string | null;
  /** `into` names the text that is typed. */
  onChange(part: Partial<SurveyState>, into: string): void;
  onTitles(part: Partial<SurveyTitles>, into: string): void;
}

const NO_TITLES: SurveyTitles = { title: '', description: '' };

/** The survey's title, its purpose, and the time in which it can be answered. */
export function SurveyFields(props: SurveyFieldsProps) {
  const { state, problemAt, translated, overlap, onChange, onTitles } = props;
  const { openTime, closeTime } = state;
  const { title, description } =
    translated === null ? state : (state.translations[translated] ?? NO_TITLES);
  const path = translated === null ? '' : `translations.${translated}.`;
  const countId = useId();
  return (
    <div className={styles.fields}>
      <TextField
        label={m.title()}
        lang={translated ?? state.language}
        value={title}
        error={problemAt(`${path}title`)}
        placeholder={translated === null ? undefined : state.title}
        maxLength={surveyLimits.title}
        autoComplete="off"
        data-place={`${path}title`}
        onChange={(text) => onTitles({ title: text }, `${path}title`)}
      />
      <div>
        <TextArea
          label={m.description()}
          lang={translated ?? state.language}
          value={description}
          error={problemAt(`${path}description`)}
          placeholder={translated === null ? undefined : state.description}
          maxLength={surveyLimits.description}
          rows={3}
          data-place={`${path}description`}
          aria-describedby={countId}
          onChange={(text) => onTitles({ description: text }, `${path}description`)}
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
