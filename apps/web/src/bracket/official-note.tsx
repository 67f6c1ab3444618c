import type { BracketTeam } from './bracket-team.ts';
import type { OfficialMatch } from './marks.ts';

interface OfficialNoteProps {
  readonly official: OfficialMatch;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly className?: string | undefined;
}

/** 'Official: OXY 3–1 NRG', where the real match went otherwise than predicted. */
export function OfficialNote({ official, teams, className }: OfficialNoteProps) {
  const short = (id: number | null) => (id === null ? '' : (teams.get(id)?.abbreviation ?? ''));
  const { winnerScore, loserScore } = official;
  const hasScore = winnerScore !== null && loserScore !== null;
  return (
    <span className={className}>
      Official: <b>{short(official.winnerTeamId)}</b>{' '}
      {hasScore ? `${winnerScore}–${loserScore}` : 'beat'} {short(official.loserTeamId)}
    </span>
  );
}
