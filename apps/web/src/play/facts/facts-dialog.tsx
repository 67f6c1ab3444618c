import type { Event, EventTeam } from '@callshot/contract';
import type { EventStage } from '@callshot/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { teamFactsQuery } from './facts.queries.ts';
import styles from './facts-dialog.module.css';
import { FactsTable } from './facts-table.tsx';
import { LastMeeting } from './last-meeting.tsx';
import { teamsToChoose } from './team-choice.ts';
import { m } from './words/messages.js';

export interface FactsDialogProps {
  readonly event: Event;
  readonly stage: EventStage;
  /** One team, or two side by side; none = the first of the stage. */
  readonly teamIds: readonly number[];
  onClose(): void;
}

const NOBODY = '';
const HEIGHT = 320;

/** Tells facts of a team, or of two side by side [rule: events-39]. */
export function FactsDialog({ event, stage, teamIds, onClose }: FactsDialogProps) {
  const teams = teamsToChoose(event, stage);
  const [chosen, setChosen] = useState(teamIds);
  const team = teams.find(({ id }) => id === chosen[0]) ?? teams[0];
  const other = teams.find(({ id }) => id === chosen[1] && id !== team?.id) ?? null;
  if (!team) return null;
  return (
    <Modal
      isOpen
      title={m.factsTitle()}
      description={m.factsPromise()}
      size={other ? 'lg' : 'md'}
      onClose={onClose}
    >
      <div className={styles.choices}>
        <Choice
          label={m.team()}
          value={String(team.id)}
          options={optionsOf(teams)}
          onChange={(value) => setChosen([Number(value), chosen[1] ?? 0])}
        />
        <Choice
          label={m.beside()}
          value={other ? String(other.id) : NOBODY}
          options={[
            { value: NOBODY, label: m.noOther() },
            ...optionsOf(teams.filter(({ id }) => id !== team.id)),
          ]}
          onChange={(value) => setChosen([team.id, Number(value)])}
        />
      </div>
      <Facts event={event} stage={stage} shown={other ? [team, other] : [team]} />
    </Modal>
  );
}

const optionsOf = (teams: readonly EventTeam[]) =>
  teams.map(({ id, name }) => ({ value: String(id), label: name }));

interface FactsProps extends Pick<FactsDialogProps, 'event' | 'stage'> {
  readonly shown: readonly EventTeam[];
}

function Facts({ event, stage, shown }: FactsProps) {
  const [team, other] = shown;
  const query = useQuery({
    ...teamFactsQuery(event.id, team?.id ?? 0, other?.id ?? null),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.facts} aria-busy={query.isFetching || undefined}>
      <Loaded query={query} what={m.theFacts()} height={HEIGHT}>
        {({ teams, meeting }) => (
          <>
            {teams.length === 2 && <LastMeeting meeting={meeting} teams={event.teams} />}
            <FactsTable event={event} stage={stage} facts={teams} />
          </>
        )}
      </Loaded>
    </div>
  );
}
