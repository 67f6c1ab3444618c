import type { Tournament, TournamentStage } from './tournament.ts';

const playedIn = (stage: TournamentStage) =>
  stage.kind === 'swiss' ? stage.matches : stage.groups.flatMap((group) => group.matches);

/** Wins minus losses of a stage: how strong each team turned out to be in it. */
export function strengthIn(stage: TournamentStage): ReadonlyMap<string, number> {
  const strength = new Map<string, number>();
  const add = (team: string, points: number) =>
    strength.set(team, (strength.get(team) ?? 0) + points);
  for (const { team1, team2, winner } of playedIn(stage)) {
    add(winner, 1);
    add(winner === team1 ? team2 : team1, -1);
  }
  return strength;
}

/** Strength over a whole tournament; later stages are played among better teams. */
export function overallStrength(tournament: Tournament): ReadonlyMap<string, number> {
  const total = new Map<string, number>();
  tournament.stages.forEach((stage, index) => {
    for (const [team, strength] of strengthIn(stage)) {
      total.set(team, (total.get(team) ?? 0) + index * 2 + strength / 2);
    }
  });
  return total;
}
