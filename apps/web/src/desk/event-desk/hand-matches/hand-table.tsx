import {
  type FormatStage,
  groupAdvancingCount,
  groupDetailsOf,
  groupTable,
  isTableWhole,
  openTies,
  type TableMatch,
} from '@callshot/rules';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { GroupTable } from '../../../play/events/group-table.tsx';
import type { DeskTeam } from '../matches/match-rows.ts';
import type { DeskStage } from '../stage/stage-acts.ts';
import { m } from '../words/messages.js';
import styles from './hand-matches.module.css';
import { type HandState, isComplete, withOrder } from './hand-state.ts';

interface HandTableProps {
  format: FormatStage;
  /** The position of the substage in its stage. */
  at: number;
  /** Its first places that later stages name. */
  named: number;
  substage: DeskStage['substages'][number];
  teams: ReadonlyMap<number, DeskTeam>;
  state: HandState;
  /** Matches that are picked have all ended or were cancelled. */
  isDecided: boolean;
  onChange(state: HandState, into?: string): void;
}

/**
 * The table of the typed matches. Teams that are level where it counts are put in order by hand.
 */
export function HandTable(props: HandTableProps) {
  const { format, at, named, substage, teams, state, isDecided, onChange } = props;
  const { id, teamIds, title } = substage;
  const details = groupDetailsOf(format, at);
  if (details === null) return null;
  const matches = state.rows
    .filter((row) => row.eventSubstageId === id && isComplete(row))
    .map((row): TableMatch => ({ ...row, topTeamId: row.topTeamId ?? 0 }));
  const order = state.orders.find(({ eventSubstageId }) => eventSubstageId === id) ?? null;
  const rows = groupTable(teamIds, matches, order);
  const isWhole = isDecided || isTableWhole(teamIds, matches);
  const level = isWhole ? openTies(details, groupTable(teamIds, matches, null), named).flat() : [];
  const listed = [
    ...(order?.teamIds.filter((teamId) => level.includes(teamId)) ?? []),
    ...level.filter((teamId) => !order?.teamIds.includes(teamId)),
  ];
  const note = order?.note ?? '';
  const put = (next: readonly number[], why: string, into?: string) =>
    onChange(withOrder(state, { eventSubstageId: id, teamIds: next, note: why }, id), into);
  const moved = (at: number) => {
    const next = [...listed];
    const [team] = next.splice(at, 1);
    if (team !== undefined) next.splice(at - 1, 0, team);
    return next;
  };
  return (
    <div className={styles.table}>
      <GroupTable
        title={title}
        rows={rows}
        teams={teams}
        note={order?.note ?? null}
        through={groupAdvancingCount(details)}
      />
      {level.length > 0 ? (
        <fieldset className={styles.ties}>
          <legend>{m.levelTeams()}</legend>
          <p className={styles.note}>{m.levelTeamsNote()}</p>
          <ol>
            {listed.map((teamId, at) => (
              <li key={teamId}>
                <span>{teams.get(teamId)?.name ?? m.teamNumber({ id: teamId })}</span>
                <Button
                  size="sm"
                  variant="ghost"
                  icon="arrow-up"
                  aria-label={m.moveTeamUp({ team: teams.get(teamId)?.name ?? teamId })}
                  disabled={at === 0}
                  onClick={() => put(moved(at), note)}
                />
              </li>
            ))}
          </ol>
          <TextField
            label={m.whyThisOrder()}
            value={note}
            maxLength={200}
            placeholder={m.whyThisOrderExample()}
            onChange={(typed) => put(listed, typed, `${id} order`)}
          />
        </fieldset>
      ) : null}
    </div>
  );
}
