import {
  type BracketGraph,
  type EventStage,
  type MatchCall,
  outcomeOfCall,
  StageType,
} from '@callshot/rules';
import { teamById } from '../bracket/board-model.ts';
import type { BracketTeam } from '../bracket/bracket-team.ts';
import { type Champion, decidingMatches } from '../bracket/champion.ts';
import { seriesOf } from '../bracket/official-match.ts';
import { possessive, type Whose } from '../bracket/whose.ts';
import { Icon } from '../ui/icon.tsx';
import { OUTCOME_ICONS, OUTCOME_WORDS } from '../ui/outcome-mark.tsx';
import { TeamMark } from '../ui/team-mark.tsx';
import styles from './champion-card.module.css';

interface ChampionCardProps {
  readonly stage: EventStage;
  readonly graph: BracketGraph;
  readonly champion: Champion;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly calls: readonly MatchCall[];
  readonly whose: Whose;
}

/** Who won the bracket, and whether that was called. */
export function ChampionCard(props: ChampionCardProps) {
  const { stage, graph, champion, teams, calls, whose } = props;
  const { match, teamId, loserTeamId } = champion;
  const team = teamById(teams, teamId);
  const series = seriesOf(match);
  const games = series ? [series.top, series.bottom].sort((a, b) => b - a).join('–') : '';
  return (
    <div className={styles.card}>
      <TeamMark team={team} size={36} />
      <div>
        <span className={styles.label}>
          {stage.format.type === StageType.playoffs ? 'Champion' : 'Winner'}
        </span>
        <b className={styles.name}>{team.name}</b>
      </div>
      <p className={styles.facts}>
        {loserTeamId !== null && `${games} over ${teamById(teams, loserTeamId).name}`}
        <TitleCall graph={graph} teams={teams} calls={calls} whose={whose} />
      </p>
    </div>
  );
}

/** The title is called in the last match that was called to be played. */
function TitleCall({ graph, teams, calls, whose }: Omit<ChampionCardProps, 'stage' | 'champion'>) {
  const deciding = decidingMatches(graph).map(({ index }) => index);
  const call = calls.findLast(({ match, pick }) => pick !== null && deciding.includes(match));
  const outcome = call ? outcomeOfCall(call) : null;
  if (!call?.pick || outcome === null) return null;
  const team = teamById(teams, call.pick.winnerTeamId ?? 0);
  return (
    <span className={styles.call} data-outcome={outcome}>
      <Icon name={OUTCOME_ICONS[outcome]} size={14} />
      {possessive(whose)} pick: {team.name}, {OUTCOME_WORDS[outcome].toLowerCase()}
    </span>
  );
}
