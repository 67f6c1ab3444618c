import type { PickDataStage } from '@callshot/contract';
import { type GameInfo, games } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { instantWords } from '../../platform/core/clock.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { language } from '../../platform/core/language.ts';
import { Link } from '../../platform/core/link.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { saveFile } from '../../platform/ui/words/save-file.ts';
import { eventQuery } from '../../play/events/event.queries.ts';
import { eventNamesQuery } from '../../staff/staff/staff.queries.ts';
import { EventFiles } from './event-files.tsx';
import { type PickData, pickDataQuery } from './pick-data.queries.ts';
import styles from './pick-data-page.module.css';
import { standouts, tablesFile } from './pick-data-tables.ts';
import { PickTable } from './pick-table.tsx';
import { StandoutPanel } from './standout-panel.tsx';
import { m } from './words/messages.js';

/**
 * People's picks in numbers: choose a game and an event, then read its tables [rule: pick-data-2].
 */
export function PickDataPage() {
  const [search, setSearch] = useSearchParams();
  const game = games.find(({ prefix }) => prefix === search.get('game')) ?? currentGame;
  const eventId = Number(search.get('event')) || null;
  const data = useQuery({ ...pickDataQuery(eventId ?? 0), enabled: eventId !== null });
  const hasNoEvents = useQuery(eventNamesQuery(game.id)).data?.length === 0;
  return (
    <StaffPage
      title={m.pageTitle()}
      documentTitle={m.documentTitle()}
      intro={m.pageIntro()}
      actions={
        <>
          <Link
            to={`/admin/pickOverride${eventId === null ? '' : `?event=${eventId}`}`}
            className={buttonClass({})}
          >
            <Icon name="edit" />
            {m.pickOverride()}
          </Link>
          <SaveAll data={data.data} name={m.eventFileName({ id: eventId ?? '' })} />
        </>
      }
    >
      <div className={styles.choices}>
        <Choice
          label={m.game()}
          value={game.prefix}
          options={games.map(({ prefix, name }) => ({ value: prefix, label: name }))}
          onChange={(prefix) => setSearch({ game: prefix })}
        />
        <EventChoice
          game={game}
          eventId={eventId}
          onChange={(id) => setSearch({ game: game.prefix, event: id })}
        />
      </div>
      {eventId === null ? (
        <EmptyState
          icon="list"
          title={hasNoEvents ? m.noEventYet({ game: game.name }) : m.chooseEvent()}
          text={m.chooseEventText()}
        />
      ) : (
        <Loaded query={data} what={m.thePicks()} height={480}>
          {(loaded) => (
            <Stages
              data={loaded}
              chosenId={Number(search.get('stage'))}
              onChoose={(id) =>
                setSearch(
                  { game: game.prefix, event: String(eventId), stage: id },
                  { replace: true },
                )
              }
            />
          )}
        </Loaded>
      )}
    </StaffPage>
  );
}

interface EventChoiceProps {
  readonly game: GameInfo;
  readonly eventId: number | null;
  onChange(id: string): void;
}

function EventChoice({ game, eventId, onChange }: EventChoiceProps) {
  const events = useQuery(eventNamesQuery(game.id)).data ?? [];
  const isListed = events.some(({ id }) => id === eventId);
  return (
    <Choice
      label={m.event()}
      value={eventId === null ? '' : String(eventId)}
      options={[
        ...(eventId === null ? [{ value: '', label: m.chooseEvent() }] : []),
        // An archived event stays readable by its address.
        ...(eventId === null || isListed
          ? []
          : [{ value: String(eventId), label: m.eventNumber({ id: eventId }) }]),
        ...events.map(({ id, name, nameOverride }) => ({
          value: String(id),
          label: nameOverride || name,
        })),
      ]}
      onChange={onChange}
    />
  );
}

interface SaveAllProps {
  /** Undefined = of no event, or not read yet. */
  readonly data: PickData | undefined;
  readonly name: string;
}

function SaveAll({ data, name }: SaveAllProps) {
  const stages = data?.stages ?? [];
  return (
    <Button
      icon="download"
      disabled={stages.every(({ tables }) => tables.length === 0)}
      onClick={() => saveFile(m.allTablesFile({ event: name }), tablesFile(stages), 'text/csv')}
    >
      {m.saveAllTables()}
    </Button>
  );
}

interface StagesProps {
  readonly data: PickData;
  readonly chosenId: number;
  onChoose(id: string): void;
}

function Stages({ data, chosenId, onChoose }: StagesProps) {
  const { stages, entrants } = data;
  // The newest of those that are told of.
  const chosen =
    stages.find(({ eventStageId }) => eventStageId === chosenId) ??
    stages.findLast(({ sealedAt }) => sealedAt !== null) ??
    stages[0];
  if (!chosen) return null;
  return (
    <>
      <div className={styles.bar}>
        {stages.length > 1 ? (
          <Segmented
            label={m.stage()}
            className={styles.stages}
            value={String(chosen.eventStageId)}
            items={stages.map(({ eventStageId, name, sealedAt }) => ({
              value: String(eventStageId),
              label: name,
              ...(sealedAt === null && { icon: 'lock' as const }),
            }))}
            onChange={onChoose}
          />
        ) : null}
        <dl className={styles.facts}>
          <Fact
            figure={chosen.users.toLocaleString(language())}
            about={m.pickedStage({ stage: chosen.name })}
          />
          <Fact figure={entrants.toLocaleString(language())} about={m.ranked()} />
          {chosen.sealedAt === null ? null : (
            <Fact figure={instantWords(chosen.sealedAt)} about={m.publicSince()} />
          )}
        </dl>
      </div>
      {chosen.sealedAt === null ? (
        <EmptyState
          icon="lock"
          title={m.stillOpen({ stage: chosen.name })}
          text={m.stillOpenText()}
        />
      ) : chosen.tables.length === 0 ? (
        <NotSetUp />
      ) : (
        <Tables data={data} stage={chosen} />
      )}
    </>
  );
}

/** A stage without picks has nothing to count [rule: pick-data-2]. */
const NotSetUp = () => (
  <div role="alert">
    <EmptyState icon="warning" title={m.notSetUp()} />
  </div>
);

const Fact = ({ figure, about }: { readonly figure: string; readonly about: string }) => (
  <div className={styles.fact}>
    <dt>{about}</dt>
    <dd>{figure}</dd>
  </div>
);

interface TablesProps {
  readonly data: PickData;
  readonly stage: PickDataStage;
}

/** The stage's own tables; beside a Swiss stage or groups who was called to win the event. */
function Tables({ data, stage }: TablesProps) {
  const event = useQuery(eventQuery(data.eventId)).data;
  const teams = new Map(event?.teams.map((team) => [team.id, team]));
  const last = data.stages.findLast(({ tables }) => tables.some(({ kind }) => kind === 'champion'));
  const others =
    last && last !== stage ? last.tables.filter(({ kind }) => kind === 'champion') : [];
  return (
    <div className={styles.tables}>
      {stage.tables.map((table) => (
        <PickTable
          key={table.kind}
          table={table}
          stageName={stage.name}
          users={stage.users}
          teams={teams}
        />
      ))}
      {others.map((table) => (
        <PickTable
          key={table.kind}
          table={table}
          stageName={last?.name ?? ''}
          users={last?.users ?? 0}
          teams={teams}
        />
      ))}
      <StandoutPanel rows={standouts(stage.tables)} />
      <EventFiles eventId={data.eventId} />
    </div>
  );
}
