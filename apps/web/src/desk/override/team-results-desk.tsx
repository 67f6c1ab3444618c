import type { Event, EventTeam } from '@callshot/contract';
import {
  type EventStage,
  type EventSubstage,
  type GroupStagePick,
  PickType,
} from '@callshot/rules';
import { useId, useState } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../platform/ui/art/team-mark.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { listedTeams, teamsOfStage } from '../../play/picks/teams/event-teams.ts';
import { endOf, type TeamEnd, teamEndsOf, withEnd, withRestOut } from './team-results.ts';
import styles from './team-results-desk.module.css';
import { m } from './words/messages.js';

type Rows = readonly GroupStagePick[];

interface TeamResultsDeskProps {
  readonly event: Event;
  readonly stage: EventStage;
  readonly rows: Rows;
  onChange(rows: Rows): void;
}

/** The results of a Swiss stage or its groups: one choice a team, in any order. */
export function TeamResultsDesk({ event, stage, rows, onChange }: TeamResultsDeskProps) {
  const teams = teamsOfStage(event, stage);
  return (
    <div className={styles.desk}>
      {stage.substages.map((substage, group) => (
        <SubstageResults
          key={substage.eventSubstageId}
          {...{ stage, substage, group, teams, rows, onChange }}
        />
      ))}
    </div>
  );
}

interface SubstageResultsProps extends Omit<TeamResultsDeskProps, 'event'> {
  readonly substage: EventSubstage;
  /** Its position in the stage. */
  readonly group: number;
  readonly teams: ReadonlyMap<number, EventTeam>;
}

function SubstageResults(props: SubstageResultsProps) {
  const { stage, substage, group, teams, rows, onChange } = props;
  const headingId = useId();
  const [refusal, setRefusal] = useState('');
  const { eventSubstageId, teamIds } = substage;
  const ends = teamEndsOf(stage, group);
  const canBeOut = ends.some(({ types: [only] }) => only === PickType.eliminated);
  const rest = canBeOut ? withRestOut(stage, rows, substage) : null;
  const choose = (team: EventTeam, end: TeamEnd) => {
    const changed = withEnd(stage, rows, { eventSubstageId, teamId: team.id }, end);
    setRefusal(changed ? '' : m.noRoomForEnd({ team: team.name, end: end.label }));
    if (changed) onChange(changed);
  };
  return (
    <section className={styles.substage} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {substage.title}
        </h3>
        <p className={styles.counts} role="status">
          {refusal === '' ? (
            countsOf(stage, substage, ends, rows)
          ) : (
            <span className={styles.refusal}>
              <Icon name="warning" size={16} />
              {refusal}
            </span>
          )}
        </p>
        {canBeOut && (
          <Button
            size="sm"
            disabled={rest === null || rest === rows}
            onClick={() => rest && onChange(rest)}
          >
            {m.allOpenOut()}
          </Button>
        )}
      </div>
      <ul className={styles.teams}>
        {listedTeams(teams, teamIds).map((team) => (
          <li key={team.id} className={styles.team}>
            <TeamMark team={team} size={28} />
            <span className={styles.name}>
              <bdi>{team.name}</bdi>
            </span>
            <EndChoice
              name={team.name}
              ends={ends}
              end={endOf(stage, rows, { eventSubstageId, teamId: team.id })}
              onChoose={(end) => choose(team, end)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of teams for each end, in words. */
function countsOf(
  stage: EventStage,
  { eventSubstageId, teamIds }: EventSubstage,
  ends: readonly TeamEnd[],
  rows: Rows,
) {
  const told = teamIds.map((teamId) => endOf(stage, rows, { eventSubstageId, teamId }));
  return ends
    .map((end) => ({ end, count: told.filter(({ value }) => value === end.value).length }))
    .filter(({ count }) => count > 0)
    .map(({ end, count }) => `${end.label} ${count}`)
    .join(' · ');
}

interface EndChoiceProps {
  readonly name: string;
  readonly ends: readonly TeamEnd[];
  readonly end: TeamEnd;
  onChoose(end: TeamEnd): void;
}

/** More ends than a row of buttons holds are a list. */
const MOST_BUTTONS = 5;

function EndChoice({ name, ends, end, onChoose }: EndChoiceProps) {
  const shared = {
    label: name,
    value: end.value,
    onChange: (value: string) => {
      const chosen = ends.find((other) => other.value === value);
      if (chosen) onChoose(chosen);
    },
  };
  const items = ends.map(({ value, label }) => ({ value, label }));
  if (ends.length > MOST_BUTTONS) {
    return (
      <div className={styles.list}>
        <Choice {...shared} options={items} />
      </div>
    );
  }
  return <Segmented {...shared} className={styles.choice} items={items} />;
}
