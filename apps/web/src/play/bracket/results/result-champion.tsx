import { percentText } from '../../../platform/core/decimal.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { OUTCOME_ICONS, OUTCOMES_INSIDE } from '../../../platform/ui/art/outcome-mark.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import type { Area } from '../board/layout.ts';
import { pickWords } from '../board/whose.ts';
import { ChampionHole } from '../slot/champion-hole.tsx';
import type { TitleFacts } from '../slot/title-facts.ts';
import { m } from '../words/messages.js';
import styles from './result-champion.module.css';

interface ResultChampionProps {
  readonly facts: TitleFacts;
  /** Its place on the canvas; null after the last match of strip and list. */
  readonly area: Area | null;
}

/**
 * After the last match: the overall winner, the teams that still can win, and the share that called
 * it.
 */
export function ResultChampion({ facts, area }: ResultChampionProps) {
  const { title, champion, beaten, finalists, call } = facts;
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands here is no form field
    <div
      role="group"
      aria-label={title}
      className={styles.champion}
      data-state={champion ? 'won' : finalists.length > 0 ? 'open' : 'waiting'}
      data-champion={champion !== null || undefined}
      style={area ? { ...placeOf(area), position: 'absolute' } : undefined}
    >
      <div className={styles.crests}>
        {champion && <TeamMark team={champion.team} size={92} />}
        {finalists.map(({ team }) => (
          <TeamMark key={team.id} team={team} size={58} />
        ))}
        {!champion && finalists.length === 0 && <ChampionHole />}
      </div>
      <span className={styles.label} aria-hidden>
        {title}
      </span>
      <b className={styles.name}>{nameOf(facts)}</b>
      {beaten && (
        <span className={styles.fact}>
          {beaten.games === null
            ? m.over({ team: beaten.name })
            : m.gamesOver({ games: beaten.games, team: beaten.name })}
        </span>
      )}
      <Shares {...facts} />
      {call && <TitleCall {...facts} call={call} />}
    </div>
  );
}

const placeOf = ({ x, y, width, height }: Area) => ({ left: x, top: y, width, height });

function nameOf({ champion, finalists, isLive }: TitleFacts): string {
  if (champion) return champion.team.name;
  if (isLive) return m.beingDecided();
  return finalists.length > 0 ? m.toBeDecided() : m.stillOpen();
}

function Shares({ champion, finalists }: TitleFacts) {
  const told = (champion ? [champion] : finalists).filter(({ share }) => share !== null);
  if (told.length === 0) return null;
  return (
    <span className={styles.shares}>
      <b className={styles.share}>{told.map(({ share }) => percentText(share ?? 0)).join(' · ')}</b>{' '}
      <span className={styles.fact}>
        {champion
          ? m.calledIt()
          : m.called({ teams: told.map(({ team }) => team.abbreviation).join(' · ') })}
      </span>
    </span>
  );
}

function TitleCall({
  call,
  whose,
  champion,
}: TitleFacts & { call: NonNullable<TitleFacts['call']> }) {
  const { team, outcome } = call;
  const pick = team.abbreviation;
  const isIt = champion?.team.id === team.id && outcome === 'correct';
  const text =
    isIt && whose.isOwn
      ? m.youCalledIt()
      : whose.isOwn
        ? m.youShort({ pick })
        : m.pickShort({ pick });
  return (
    <span className={styles.call} data-outcome={outcome}>
      <Icon name={OUTCOME_ICONS[outcome]} size={16} />
      <span aria-hidden>{text}</span>
      <VisuallyHidden>
        {pickWords(whose, `${team.name}, ${OUTCOMES_INSIDE[outcome]}`)}
      </VisuallyHidden>
    </span>
  );
}
