import { useQuery } from '@tanstack/react-query';
import { utcWords } from '../../../platform/core/clock.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { counted } from '../../../platform/ui/words/counted.ts';
import { type SurveySummary, surveyQuery } from '../survey.queries.ts';
import { standingOf } from '../survey-words.ts';
import styles from './survey-panel.module.css';
import { Standing } from './surveys-table.tsx';

interface SurveyPanelProps {
  survey: SurveySummary;
  nowMs: number;
  onResults(): void;
}

/** The selected survey: the time in which it can be answered, and its prompts. */
export function SurveyPanel({ survey, nowMs, onResults }: SurveyPanelProps) {
  const { surveyId, title, description, openTime, closeTime, created, modified } = survey;
  const whole = useQuery(surveyQuery(surveyId));
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Standing standing={standingOf(survey, nowMs)} />
        {description === '' ? null : <p className={styles.text}>{description}</p>}
      </header>
      <dl className={styles.facts}>
        <Fact name="Opens" value={timeWords(openTime)} />
        <Fact name="Closes" value={timeWords(closeTime)} />
        <Fact name="Answered" value={peopleWords(survey.respondents)} />
        <Fact name="Created" value={timeWords(created)} />
        <Fact name="Modified" value={timeWords(modified)} />
      </dl>
      <div className={styles.actions}>
        <Button icon="bars" size="sm" onClick={onResults}>
          Results
        </Button>
      </div>
      <section className={styles.section} aria-label="Prompts">
        <h3 className={styles.heading}>{counted(survey.prompts, 'prompt')}</h3>
        <Loaded query={whole} what="the prompts" height={160}>
          {({ prompts }) => (
            <ol className={styles.prompts}>
              {prompts.map(({ promptId, text, answers, isMultiSelect, numberOfAnswers }, at) => (
                <li key={promptId} className={styles.prompt}>
                  <span className={styles.place} aria-hidden>
                    {at + 1}
                  </span>
                  <div>
                    <p className={styles.question}>{text}</p>
                    <p className={styles.quiet}>
                      {isMultiSelect ? `${numberOfAnswers} of` : 'One of'}{' '}
                      {counted(answers.length, 'answer')}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      </section>
    </>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const timeWords = (instant: string | null): string =>
  instant === null ? 'Not set' : `${utcWords(instant)} UTC`;

const peopleWords = (count: number): string =>
  count === 0 ? 'Nobody yet' : count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
