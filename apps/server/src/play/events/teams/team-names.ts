import type { LoadedEvent } from '../loaded-event.ts';

export function teamNamesOf(event: LoadedEvent): (teamId: number | null) => string {
  const names = new Map(event.teams.map((team) => [team.id, team.name]));
  return (teamId) => (teamId === null ? 'nobody' : (names.get(teamId) ?? `team ${teamId}`));
}
