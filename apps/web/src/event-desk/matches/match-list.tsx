import type { EventDesk } from '@callshot/contract';
import { useId, useMemo, useState } from 'react';
import { StatePill } from '../../staff/state-pill.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { StaffPanel } from '../../ui/staff-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { DeskStage } from '../stage/stage-acts.ts';
import styles from './match-list.module.css';
import { byRound, type DeskTeam, type MatchRow, matchRows } from './match-rows.ts';

/** The matches of one stage: what is official of each, or when it is planned. */
export function MatchList({ desk }: { desk: EventDesk }) {
  const [index, setIndex] = useState(desk.stage);
  const panelId = useId();
  const teams = useMemo(() => new Map(desk.teams.map((team) => [team.id, team])), [desk.teams]);
  const stage = desk.stages[index];
  if (!stage) return null;
  const rows = matchRows(stage, teams);
  return (
    <StaffPanel title="Matches" fact={factOf(rows)} isFlush>
      <Tabs<number>
        label="Stages"
        panelId={panelId}
        value={index}
        onChange={setIndex}
        className={styles.tabs}
        items={desk.stages.map(({ name }, at) => ({ value: at, label: name }))}
      />
      <div id={panelId} role="tabpanel" aria-label={stage.name}>
        {rows.length === 0 ? <NoMatches stage={stage} teams={teams} /> : null}
        {byRound(rows).map(({ round, rows: own }) => (
          <section key={round} aria-label={round}>
            <h3 className={styles.round}>{round}</h3>
            <ul className={styles.matches}>
              {own.map((row) => (
                <li key={row.key} className={styles.match}>
                  <Match row={row} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </StaffPanel>
  );
}

const factOf = (rows: readonly MatchRow[]): string | undefined =>
  rows.length === 0
    ? undefined
    : `${rows.filter(({ state }) => state === 'official').length} of ${rows.length} official`;

/** A stage of places has none that are known one by one; its teams are. */
function NoMatches({ stage, teams }: { stage: DeskStage; teams: ReadonlyMap<number, DeskTeam> }) {
  const known = stage.substages.filter(({ teamIds }) => teamIds.length > 0);
  if (known.length === 0) {
    return (
      <EmptyState
        icon="clock"
        title="No team is known yet"
        text="Its teams come from the stage before, or from staff."
      />
    );
  }
  return (
    <>
      <p className={styles.note}>Picks of this stage are places, not matches.</p>
      {known.map((substage) => (
        <section key={substage.id} aria-label={substage.title}>
          <h3 className={styles.round}>{substage.title}</h3>
          <ul className={styles.teams}>
            {substage.teamIds.flatMap((id) => {
              const team = teams.get(id);
              return team
                ? [
                    <li key={id} className={styles.side}>
                      <TeamMark team={team} size={20} />
                      <span className={styles.name}>{team.name}</span>
                    </li>,
                  ]
                : [];
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

function Match({ row }: { row: MatchRow }) {
  return (
    <>
      <div className={styles.sides}>
        <Side side={row.top} />
        <VisuallyHidden> against </VisuallyHidden>
        <Side side={row.bottom} />
      </div>
      <div className={styles.end}>
        <State state={row.state} />
        {row.note !== null || row.startsAt !== null ? (
          <span className={styles.when}>
            {row.note ?? (row.startsAt === null ? null : <Moment at={row.startsAt} />)}
          </span>
        ) : null}
      </div>
    </>
  );
}

function Side({ side: { team, score, isWinner } }: { side: MatchRow['top'] }) {
  return (
    <span className={styles.side} data-winner={isWinner || undefined}>
      {team ? <TeamMark team={team} size={20} /> : <span className={styles.nobody} aria-hidden />}
      <span className={styles.name}>{team?.name ?? 'Not known'}</span>
      <span className={styles.score}>
        {score ?? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>no score</VisuallyHidden>
          </>
        )}
        {isWinner ? <VisuallyHidden> won</VisuallyHidden> : null}
      </span>
    </span>
  );
}

function State({ state }: { state: MatchRow['state'] }) {
  if (state === 'official') {
    return (
      <StatePill tone="ok" icon="check">
        Official
      </StatePill>
    );
  }
  return <StatePill tone="quiet">{state === 'planned' ? 'Planned' : 'Waits for teams'}</StatePill>;
}
