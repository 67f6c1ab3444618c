import type { EventTeam } from '@callshot/contract';
import type { EventStage, PickSet } from '@callshot/rules';
import { listedTeams } from './event-teams.ts';
import { type SlipCard, type SlipSection, slipCards } from './slip-sections.ts';
import { TeamCard } from './team-card.tsx';
import styles from './team-slip.module.css';

interface TeamSlipProps {
  readonly stage: EventStage;
  readonly picks: PickSet;
  readonly teams: ReadonlyMap<number, EventTeam>;
}

/** Picked teams by their rule. */
export function TeamSlip({ stage, picks, teams }: TeamSlipProps) {
  const cards = slipCards(stage, picks);
  return (
    <div className={cards.length > 1 ? styles.groups : styles.single}>
      {cards.map((card) => (
        <Card key={card.eventSubstageId} card={card} isTitled={cards.length > 1} teams={teams} />
      ))}
    </div>
  );
}

interface CardProps {
  readonly card: SlipCard;
  readonly isTitled: boolean;
  readonly teams: ReadonlyMap<number, EventTeam>;
}

function Card({ card, isTitled, teams }: CardProps) {
  return (
    <section className={styles.card} aria-label={card.title}>
      {isTitled && <h2 className={styles.title}>{card.title}</h2>}
      {card.sections.map((section) => (
        <Section key={section.key} section={section} level={isTitled ? 3 : 2} teams={teams} />
      ))}
    </section>
  );
}

interface SectionProps {
  readonly level: 2 | 3;
  readonly section: SlipSection;
  readonly teams: ReadonlyMap<number, EventTeam>;
}

function Section({ section, level, teams }: SectionProps) {
  const Heading = `h${level}` as const;
  const { key, title, teamIds, isRest } = section;
  if (teamIds.length === 0) return null;
  return (
    <div className={styles.section} data-section={key}>
      <Heading className={styles.heading}>
        {title}
        <span className={styles.count}>{teamIds.length}</span>
      </Heading>
      <ul className={styles.teams}>
        {listedTeams(teams, teamIds).map((team) => (
          <TeamCard key={team.id} team={team} isFaint={isRest} />
        ))}
      </ul>
    </div>
  );
}
