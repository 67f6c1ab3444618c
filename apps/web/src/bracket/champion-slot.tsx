import { bracketProgress } from '@callshot/rules';
import { TeamMark } from '../ui/team-mark.tsx';
import { type BoardModel, teamById } from './board-model.ts';
import { championOf } from './champion.ts';
import { ChampionHole } from './champion-hole.tsx';
import styles from './champion-slot.module.css';
import type { Area } from './layout.ts';

interface ChampionSlotProps {
  readonly area: Area;
  readonly model: BoardModel;
}

const CREST = 92;

/** After the last match: who won everything, or how far away that is. */
export function ChampionSlot({ area, model }: ChampionSlotProps) {
  const champion = championOf(model.graph, model.state);
  const team = champion && teamById(model.teams, champion.teamId);
  const place = { left: area.x, top: area.y, width: area.width, height: area.height };
  return (
    <div className={styles.champion} style={place} data-champion={team !== null || undefined}>
      {team ? (
        <span className={styles.crest}>
          <TeamMark team={team} size={CREST} />
        </span>
      ) : (
        <ChampionHole />
      )}
      <span className={styles.label}>Champion</span>
      <span className={styles.name}>{team ? team.name : awayText(model)}</span>
    </div>
  );
}

function awayText({ state }: BoardModel): string {
  const { picked, required } = bracketProgress(state);
  const away = required - picked;
  if (away === 0) return 'To be decided';
  return away === 1 ? '1 pick away' : `${away} picks away`;
}
