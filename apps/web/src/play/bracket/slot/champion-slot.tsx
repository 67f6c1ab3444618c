import { bracketProgress } from '@callshot/rules';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { type BoardModel, teamById } from '../board/board-model.ts';
import type { Area } from '../board/layout.ts';
import { m } from '../words/messages.js';
import { championOf } from './champion.ts';
import { ChampionHole } from './champion-hole.tsx';
import styles from './champion-slot.module.css';

interface ChampionSlotProps {
  /** Its place on the canvas; null after the last match of strip and list. */
  readonly area: Area | null;
  readonly model: BoardModel;
}

const CREST = 92;

/** After the last match: the overall winner, or the number of matches until then. */
export function ChampionSlot({ area, model }: ChampionSlotProps) {
  const champion = championOf(model.graph, model.state);
  const team = champion && teamById(model.teams, champion.teamId);
  return (
    <div
      className={styles.champion}
      style={area ? placeOf(area) : undefined}
      data-champion={team !== null || undefined}
    >
      {team ? (
        <span className={styles.crest}>
          <TeamMark team={team} size={CREST} />
        </span>
      ) : (
        <ChampionHole />
      )}
      <span className={styles.label}>{m.champion()}</span>
      <span className={styles.name}>{team ? team.name : awayText(model)}</span>
    </div>
  );
}

const placeOf = ({ x, y, width, height }: Area) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

function awayText({ state }: BoardModel): string {
  const { picked, required } = bracketProgress(state);
  const away = required - picked;
  if (away === 0) return m.toBeDecided();
  return m.picksAway({ count: away });
}
