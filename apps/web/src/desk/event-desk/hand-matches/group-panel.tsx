import type { EventDesk } from '@callshot/contract';
import {
  type FormatStage,
  kindOf,
  lastNamedPlace,
  readFormat,
  type StageKind,
} from '@callshot/rules';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { fieldOf, instantOf } from '../desk-words.ts';
import { byHandOf } from '../followed-stages.ts';
import type { DeskStage } from '../stage/stage-acts.ts';
import { m } from '../words/messages.js';
import { FixtureForm } from './fixture-form.tsx';
import styles from './hand-matches.module.css';
import {
  changeRow,
  fixtureRows,
  type HandRow,
  type HandState,
  newRow,
  withoutRow,
  withRoundTime,
  withRows,
} from './hand-state.ts';
import { HandTable } from './hand-table.tsx';
import { MatchLine } from './match-line.tsx';
import { SwissRecords } from './swiss-records.tsx';

interface GroupPanelProps {
  desk: EventDesk;
  stage: DeskStage;
  format: FormatStage;
  substage: DeskStage['substages'][number];
  /** The position of the substage in its stage. */
  at: number;
  state: HandState;
  /** Problems of matches, by their keys. */
  problems: ReadonlyMap<string, string>;
  /** Results can be entered. */
  canEnd: boolean;
  onChange(state: HandState, into?: string): void;
}

/** Each round pairs teams with equal records. Other groups have a fixture list and a table. */
const IS_DRAWN_BY_RECORD: Readonly<Record<StageKind, boolean>> = {
  swiss: true,
  groups: false,
  orders: false,
  fixtures: false,
  brackets: false,
};

/** The matches of one group, round by round, and its table. */
export function GroupPanel(props: GroupPanelProps) {
  const { desk, stage, format, substage, at, state, problems, canEnd, onChange } = props;
  const { id: eventSubstageId, title, teamIds } = substage;
  const isByRecord = IS_DRAWN_BY_RECORD[kindOf(format)];
  const teams = useMemo(() => new Map(desk.teams.map((team) => [team.id, team])), [desk.teams]);
  const named = useMemo(() => namedIn(desk, stage, at), [desk, stage, at]);
  const rows = state.rows.filter((row) => row.eventSubstageId === eventSubstageId);
  const rounds = [...new Set(rows.map(({ round }) => round))].toSorted((a, b) => a - b);
  const last = rounds.at(-1) ?? 1;
  const fixtures = format.groupStageDetails?.fixtures;
  const bestOf = rows.at(-1)?.bestOf ?? fixtures?.bestOf ?? 3;
  const ended = rows.filter(({ outcome }) => outcome !== 'open').length;
  const add = (round: number) =>
    onChange(withRows(state, [newRow({ eventSubstageId, round, bestOf })]));

  const adds =
    teamIds.length < 2 ? (
      <p className={styles.note}>{m.teamsNotKnown()}</p>
    ) : (
      <div className={styles.adds}>
        <Button size="sm" icon="plus" onClick={() => add(last)}>
          {m.addMatchToRound({ round: last })}
        </Button>
        {rows.length > 0 ? (
          <Button size="sm" icon="plus" onClick={() => add(last + 1)}>
            {m.beginRound({ round: last + 1 })}
          </Button>
        ) : null}
      </div>
    );

  if (followsWiki(desk, stage, substage)) {
    return (
      <StaffPanel title={title}>
        <p className={styles.note}>{m.matchesFromWiki()}</p>
      </StaffPanel>
    );
  }
  return (
    <StaffPanel
      title={title}
      fact={rows.length === 0 ? undefined : m.endedOf({ ended, total: rows.length })}
      isFlush
    >
      {rows.length === 0 && !isByRecord ? (
        <FixtureForm
          about={title}
          teams={teamIds.length}
          format={fixtures}
          onMake={(wanted) =>
            onChange(withRows(state, fixtureRows({ eventSubstageId, teamIds, ...wanted })))
          }
        />
      ) : null}
      {rounds.map((round) => (
        <Round
          key={round}
          {...props}
          round={round}
          rows={rows.filter((row) => row.round === round)}
          renderMatch={(row) => (
            <MatchLine
              key={row.key}
              row={row}
              teams={teams}
              teamIds={teamIds}
              isSwiss={isByRecord}
              canEnd={canEnd}
              problem={problems.get(row.key) ?? null}
              onChange={(change, into) => onChange(changeRow(state, row.key, change), into)}
              onDelete={() => onChange(withoutRow(state, row.key))}
            />
          )}
        />
      ))}
      {isByRecord && teamIds.length > 1 ? (
        <SwissRecords {...{ format, at, substage, teams, state, bestOf, onChange }}>
          {adds}
        </SwissRecords>
      ) : (
        adds
      )}
      {isByRecord || rows.length === 0 ? null : (
        <HandTable
          format={format}
          at={at}
          named={named}
          substage={substage}
          teams={teams}
          state={state}
          isDecided={fixtures !== undefined && stage.official.isDecided}
          onChange={onChange}
        />
      )}
    </StaffPanel>
  );
}

/** So many places of the group decide who comes into later stages. */
function namedIn(desk: EventDesk, stage: DeskStage, at: number): number {
  const { format } = readFormat(desk.format.json);
  return format ? lastNamedPlace(format, stage.index, at) : 0;
}

interface RoundProps extends Pick<GroupPanelProps, 'substage' | 'state' | 'onChange'> {
  round: number;
  rows: readonly HandRow[];
  renderMatch(row: HandRow): ReactNode;
}

/** One time for all of a round, where they have one. */
function Round({ substage, round, rows, state, onChange, renderMatch }: RoundProps) {
  const times = new Set(rows.map(({ startsAt }) => startsAt));
  const [shared = null] = times;
  const value = times.size === 1 && shared !== null ? fieldOf(shared) : '';
  const at = { eventSubstageId: substage.id, round };
  return (
    <section className={styles.round} aria-label={m.roundOfGroup({ group: substage.title, round })}>
      <header className={styles.roundHead}>
        <h3>{m.roundNumber({ round })}</h3>
        <TextField
          label={times.size > 1 ? m.beginsSeveralTimes() : m.beginsYourTime()}
          type="datetime-local"
          className={styles.roundTime}
          value={value}
          onChange={(typed) =>
            onChange(withRoundTime(state, at, instantOf(typed)), `${substage.id} ${round} time`)
          }
        />
      </header>
      <ul className={styles.matches}>{rows.map(renderMatch)}</ul>
    </section>
  );
}

/** Some groups of a stage may follow the wiki. */
function followsWiki(
  desk: EventDesk,
  stage: DeskStage,
  { title }: DeskStage['substages'][number],
): boolean {
  if (desk.wiki === null) return false;
  const byHand = byHandOf(desk, stage);
  return byHand === null || !(byHand.isWhole || byHand.titles.includes(title));
}
