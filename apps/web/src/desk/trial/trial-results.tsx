import type { Event } from '@callshot/contract';
import type { EventFormat, EventStage, PickSet } from '@callshot/rules';
import { useMemo } from 'react';
import { ledgerGroups } from '../../play/leaderboards/breakdown/ledger-groups.ts';
import { LedgerStage } from '../../play/leaderboards/breakdown/ledger-stage.tsx';
import { teamsOfStage } from '../../play/picks/teams/event-teams.ts';
import { readCalls } from '../../play/results/matches/read-calls.ts';
import { StageResults } from '../../play/results/stage-results.tsx';
import styles from './trial-results.module.css';
import { m } from './words/messages.js';

interface TrialResultsProps {
  readonly event: Event;
  readonly format: EventFormat;
  readonly stage: EventStage;
  readonly slip: PickSet;
  readonly results: PickSet;
  /** Which bracket of a group stage. */
  readonly substage: number;
}

/** Drawn results with the picks beside them, and below them where the points come from. */
export function TrialResults({ event, format, slip, results, ...props }: TrialResultsProps) {
  const stage = useMemo(() => withResults(props.stage, results), [props.stage, results]);
  const teams = useMemo(() => teamsOfStage(event, stage), [event, stage]);
  const ledger = useMemo(() => {
    const rows = readCalls(stage, slip, results)?.ledger ?? [];
    return ledgerGroups(event, format, rows);
  }, [event, format, stage, slip, results]);
  return (
    <>
      <div className={styles.board} data-bracket={stage.format.bracket !== null || undefined}>
        <StageResults
          eventId={event.id}
          stage={stage}
          official={results}
          isHidden={false}
          isOpen={false}
          picks={slip}
          owner="own"
          ownerId={null}
          ownerName={null}
          teams={teams}
          substage={props.substage}
        />
      </div>
      <section className={styles.ledger} aria-label={m.ledgerLabel()}>
        {ledger.map((group) => (
          <LedgerStage key={group.stageIndex} stage={group} />
        ))}
      </section>
    </>
  );
}

/** A stage shows its brackets as official data has them. */
const withResults = (stage: EventStage, { matchPicks }: PickSet): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage) => ({
    ...substage,
    officialMatches: matchPicks.filter(
      ({ eventSubstageId }) => eventSubstageId === substage.eventSubstageId,
    ),
  })),
});
