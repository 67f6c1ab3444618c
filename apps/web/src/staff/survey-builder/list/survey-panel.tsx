import { useQuery } from '@tanstack/react-query';
import { utcWords } from '../../../platform/core/clock.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { type SurveySummary, surveyQuery } from '../survey.queries.ts';
import { standingOf } from '../survey-words.ts';
import { m } from '../words/messages.js';
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
        <Fact name={m.opens()} value={timeWords(openTime)} />
        <Fact name={m.closes()} value={timeWords(closeTime)} />
        <Fact name={m.answered()} value={peopleWords(survey.respondents)} />
        <Fact name={m.created()} value={timeWords(created)} />
        <Fact name={m.modified()} value={timeWords(modified)} />
      </dl>
      <div className={styles.actions}>
        <Button icon="bars" size="sm" onClick={onResults}>
          {m.results()}
        </Button>
      </div>
      <section className={styles.section} aria-label={m.prompts()}>
        <h3 className={styles.heading}>{m.promptCount({ count: survey.prompts })}</h3>
        <Loaded query={whole} what={m.whatPrompts()} height={160}>
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
                      {isMultiSelect
                        ? m.takesSome({ taken: numberOfAnswers, count: answers.length })
                        : m.oneOfAnswers({ count: answers.length })}
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
  instant === null ? m.timeNotSetFact() : m.timeUtc({ time: utcWords(instant) });

const peopleWords = (count: number): string => m.peopleAnswered({ count });
