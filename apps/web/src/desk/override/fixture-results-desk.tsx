import type { Event, EventTeam } from '@callshot/contract';
import type { EventStage, FixtureGroup, PickSet } from '@callshot/rules';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import {
  type CalledFixture,
  calledIn,
  groupsOfFixtures,
  roundsOf,
} from '../../play/picks/fixtures/fixture-state.ts';
import { teamsOfStage } from '../../play/picks/teams/event-teams.ts';
import { endIn, endsOfFixture, withFixtureEnd } from './fixture-results.ts';
import styles from './team-results-desk.module.css';
import { m } from './words/messages.js';

interface FixtureResultsDeskProps {
  readonly event: Event;
  readonly stage: EventStage;
  readonly picks: PickSet;
  onChange(picks: PickSet): void;
}

/** The results of the matches of groups, in any order. A match that is never played is cancelled here. */
export function FixtureResultsDesk({ event, stage, picks, onChange }: FixtureResultsDeskProps) {
  const teams = teamsOfStage(event, stage);
  return (
    <div className={styles.desk}>
      {groupsOfFixtures(stage).map((group) => (
        <section
          key={group.substage.eventSubstageId}
          className={styles.substage}
          aria-label={group.substage.title}
        >
          <h3 className={styles.title}>{group.substage.title}</h3>
          <p className={styles.counts}>{m.cancelHint()}</p>
          {roundsOf(calledIn(stage, picks, group)).map(({ round, matches }) => (
            <section key={round} className={styles.substage}>
              <h4 className={styles.counts}>{m.fixtureRound({ round: round + 1 })}</h4>
              <ul className={styles.teams}>
                {matches.map((match) => (
                  <Match
                    key={match.fixture.key}
                    {...{ stage, group, match, teams, picks, onChange }}
                  />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

interface MatchProps extends Omit<FixtureResultsDeskProps, 'event'> {
  readonly group: FixtureGroup;
  readonly match: CalledFixture;
  readonly teams: ReadonlyMap<number, EventTeam>;
}

function Match({ stage, group, match, teams, picks, onChange }: MatchProps) {
  const { open, row } = match;
  const nameOf = (teamId: number | null) => teams.get(teamId ?? 0)?.name ?? '–';
  const name = m.homeV({ home: nameOf(open.topTeamId), away: nameOf(open.bottomTeamId) });
  const ends = endsOfFixture(group.details.fixtures, open, nameOf);
  return (
    <li className={styles.team}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <div className={`${styles.list} ${styles.ends}`}>
        <Choice
          label={name}
          value={endIn(ends, row)?.value ?? 'open'}
          options={ends.map(({ value, label }) => ({ value, label }))}
          onChange={(value) => {
            const end = ends.find((own) => own.value === value);
            if (end) onChange(withFixtureEnd(stage, picks, open, end));
          }}
        />
      </div>
    </li>
  );
}
