import type { RewardedEvent } from '@callshot/contract';
import { language } from '../../../platform/core/language.ts';
import { m } from '../words/messages.js';
import styles from './give-trophies.module.css';

type PastRun = RewardedEvent['runs'][number];

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });

/** The past runs of an event's trophies, the newest first. */
export const PastRuns = ({ runs }: { readonly runs: readonly PastRun[] }) => (
  <ol className={styles.past} aria-label={m.pastRuns()}>
    {runs.map((run) => (
      <li key={run.runId}>{sentenceOf(run)}</li>
    ))}
  </ol>
);

function sentenceOf(run: PastRun): string {
  const { reason } = run;
  return reason === null ? runText(run) : m.runReason({ run: runText(run), reason });
}

function runText({ kind, at, by, changed }: PastRun): string {
  const on = day.format(new Date(at));
  switch (kind) {
    case 'give':
      return by === null ? m.runGiven({ day: on }) : m.runGivenBy({ day: on, by });
    case 'rerun':
      return by === null ? m.runAnew({ day: on, changed }) : m.runAnewBy({ day: on, by, changed });
    case 'take_back':
      return by === null ? m.runTakenBack({ day: on }) : m.runTakenBackBy({ day: on, by });
  }
}
