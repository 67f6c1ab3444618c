import type { RewardedEvent } from '@callshot/contract';
import styles from './give-trophies.module.css';

type PastRun = RewardedEvent['runs'][number];

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const words: Readonly<Record<PastRun['kind'], string>> = {
  give: 'Given',
  rerun: 'Given anew',
  take_back: 'Taken back',
};

/** The past runs of an event's trophies, the newest first. */
export const PastRuns = ({ runs }: { readonly runs: readonly PastRun[] }) => (
  <ol className={styles.past} aria-label="What was done before">
    {runs.map((run) => (
      <li key={run.runId}>{sentenceOf(run)}</li>
    ))}
  </ol>
);

function sentenceOf({ kind, at, by, reason, changed }: PastRun): string {
  const who = by === null ? '' : ` by ${by}`;
  const what = kind === 'rerun' ? `, ${changed.toLocaleString('en')} changed` : '';
  return `${words[kind]} ${day.format(new Date(at))}${who}${what}${reason === null ? '' : `: ${reason}`}`;
}
