import type { EventTeam } from '@callshot/contract';
import type { EventStage, LedgerRow, PickSet } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { TeamMark } from '../ui/team-mark.tsx';
import { listedTeams } from './event-teams.ts';
import { hasPicks } from './pick-sets.ts';
import { rowOfPick, type SlipCard, type SlipSection, slipCards } from './slip-sections.ts';
import { TeamCard } from './team-card.tsx';
import styles from './team-slip.module.css';

interface TeamSlipProps {
  readonly stage: EventStage;
  readonly picks: PickSet;
  /** Official results to compare with; null while they are hidden. */
  readonly official: PickSet | null;
  readonly teams: ReadonlyMap<number, EventTeam>;
}

const NO_ROWS: readonly LedgerRow[] = [];

/** Scoring is loaded when results are first looked at; the ledger of a slip is then at hand. */
function useLedger({ stage, picks, official }: TeamSlipProps): readonly LedgerRow[] {
  const ledger = useQuery({
    queryKey: ['ledger', stage.eventStageId, picks, official],
    queryFn: async () => {
      const { stageLedger } = await import('./stage-ledger.ts');
      return official === null ? NO_ROWS : stageLedger(stage, picks, official);
    },
    enabled: official !== null && hasPicks(picks),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  return official === null ? NO_ROWS : (ledger.data ?? NO_ROWS);
}

/** Picked teams by what they were picked for, with marks while results are shown. */
export function TeamSlip(props: TeamSlipProps) {
  const ledger = useLedger(props);
  const cards = slipCards(props.stage, props.picks, props.official);
  return (
    <div className={cards.length > 1 ? styles.groups : styles.single}>
      {cards.map((card) => (
        <Card
          key={card.eventSubstageId}
          card={card}
          isTitled={cards.length > 1}
          teams={props.teams}
          ledger={ledger}
        />
      ))}
    </div>
  );
}

interface CardProps {
  readonly card: SlipCard;
  readonly isTitled: boolean;
  readonly teams: ReadonlyMap<number, EventTeam>;
  readonly ledger: readonly LedgerRow[];
}

function Card({ card, isTitled, teams, ledger }: CardProps) {
  return (
    <section className={styles.card} aria-label={card.title}>
      {isTitled && <h2 className={styles.title}>{card.title}</h2>}
      {card.sections.map((section) => (
        <Section
          key={section.key}
          section={section}
          level={isTitled ? 3 : 2}
          teams={teams}
          rowOf={(teamId, rule) => rowOfPick(ledger, card.eventSubstageId, teamId, rule)}
        />
      ))}
    </section>
  );
}

interface SectionProps {
  readonly level: 2 | 3;
  readonly section: SlipSection;
  readonly teams: ReadonlyMap<number, EventTeam>;
  rowOf(teamId: number, rule: string): LedgerRow | undefined;
}

/** A team picked for more than advancing may have advanced all the same, and is paid for that. */
const hasAdvanced = (rule: string | null, teamId: number, rowOf: SectionProps['rowOf']): boolean =>
  rule !== null &&
  rule !== 'Advancing' &&
  rowOf(teamId, rule)?.outcome !== 'correct' &&
  rowOf(teamId, 'Advancing')?.outcome === 'correct';

function Section({ section, level, teams, rowOf }: SectionProps) {
  const Heading = `h${level}` as const;
  const { key, title, teamIds, missed, rule } = section;
  if (teamIds.length === 0 && missed.length === 0) return null;
  return (
    <div className={styles.section} data-section={key}>
      <Heading className={styles.heading}>
        {title}
        <span className={styles.count}>{teamIds.length}</span>
      </Heading>
      <ul className={styles.teams}>
        {listedTeams(teams, teamIds).map((team) => (
          <TeamCard
            key={team.id}
            team={team}
            isFaint={rule === null}
            outcome={rule === null ? undefined : rowOf(team.id, rule)?.outcome}
            note={hasAdvanced(rule, team.id, rowOf) ? 'Advanced' : undefined}
          />
        ))}
      </ul>
      {missed.length > 0 && (
        <div className={styles.missed}>
          <span className={styles.missedLabel}>Missed</span>
          {listedTeams(teams, missed).map((team) => (
            <span key={team.id} className={styles.missedTeam}>
              <TeamMark team={team} size={20} />
              {team.name}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
