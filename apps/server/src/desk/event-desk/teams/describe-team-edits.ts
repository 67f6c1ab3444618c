import type { EventDesk } from '@callshot/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { aliasOf } from '../../../play/events/teams/alias-of.ts';
import type { FoundTeamEdit, TeamEditRow } from './team-edits.repository.ts';
import type { LostTeam, TeamMerge, TeamNaming, TeamPicture } from './team-edits.tables.ts';

type Edit = Pick<FoundTeamEdit, 'kind' | 'after' | 'isLastMerge'>;
type Team = Pick<Selectable<Schema['teams']>, 'name' | 'abbreviation' | 'logoPath' | 'logoSource'>;

/** Whether a team still is as staff said then. */
export function stands({ kind, after, isLastMerge }: Edit, team: Team): boolean {
  if (kind === 'merged') {
    // A team that took the lost one's name cannot give it back.
    return isLastMerge && !(after as TeamMerge).aliases.includes(aliasOf(team.name));
  }
  if (kind === 'named') {
    const { name, abbreviation } = after as TeamNaming;
    return name === team.name && abbreviation === team.abbreviation;
  }
  const { logoPath, logoSource } = after as TeamPicture;
  return logoPath === team.logoPath && logoSource === team.logoSource;
}

export const describeTeamEdits = (rows: readonly TeamEditRow[]): EventDesk['teamEdits'] =>
  rows.map((row) => ({
    id: row.editId,
    teamId: row.id,
    text: textOf(row),
    at: row.madeAt.toISOString(),
    isUndoable: stands(row, row),
  }));

function textOf({ kind, before, after, name }: TeamEditRow): string {
  if (kind === 'pictured') {
    const { logoPath } = after as TeamPicture;
    return logoPath === null ? `${name} has no picture` : `${name} has another picture`;
  }
  if (kind === 'merged') return `${(before as LostTeam).name} is the same team as ${name}`;
  const [was, is] = [before as TeamNaming, after as TeamNaming];
  return was.name === is.name
    ? `${is.name} is ${is.abbreviation} for short, was ${was.abbreviation}`
    : `${was.name} is called ${is.name}`;
}
