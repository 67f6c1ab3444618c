import { Icon } from '../../../platform/ui/art/icon.tsx';
import type { OpenFacts } from '../board/board-props.ts';
import type { BracketTeam } from '../slot/bracket-team.ts';
import { m } from '../words/messages.js';
import styles from './facts-of-match.module.css';

type Side = BracketTeam | null | undefined;

interface FactsOfMatch {
  readonly openFacts: OpenFacts | null;
  readonly top: Side;
  readonly bottom: Side;
  /** One of many: Tab passes it by, and F on a team does the same. */
  readonly isOfMany?: boolean;
}

/** Opens what is known of the teams of a match; nothing as long as none is known. */
export const factsOfMatch = ({ openFacts, top, bottom, isOfMany = false }: FactsOfMatch) => {
  const teams = [top, bottom].flatMap((team) => team ?? []);
  const [one, other] = teams;
  if (openFacts === null || !one) return null;
  const name = other
    ? m.factsOfBoth({ one: one.name, other: other.name })
    : m.factsOf({ team: one.name });
  return (
    <button
      type="button"
      className={styles.facts}
      tabIndex={isOfMany ? -1 : undefined}
      aria-label={name}
      title={name}
      onClick={() => openFacts(teams.map(({ id }) => id))}
    >
      <Icon name="info" size={18} />
    </button>
  );
};
