import type { Event, EventTeam } from '@callshot/contract';
import type { EventStage } from '@callshot/rules';
import { useEffect, useState } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import styles from './facts-button.module.css';
import { FactsDialog } from './lazy-facts-dialog.ts';
import { m } from './words/messages.js';

interface FactsButtonProps {
  readonly event: Event;
  readonly stage: EventStage;
  /** Beside this team; absent = the one control for all of them, which the keyboard reaches. */
  readonly team?: EventTeam;
  readonly place: 'line' | 'head';
}

/** Opens facts of teams, away from the press that picks: by a control, or by F on a team. */
export function FactsButton({ event, stage, team, place }: FactsButtonProps) {
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  useFactsKey(team === undefined ? setAsked : null);
  const name = team ? m.factsOf({ team: team.name }) : m.factsTitle();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-place={place}
        // Tab goes from team to team.
        tabIndex={team ? -1 : undefined}
        aria-label={name}
        title={team ? name : m.factsKey()}
        onClick={() => setAsked(team ? [team.id] : [])}
      >
        <Icon name="info" size={18} />
      </button>
      {asked && (
        <FactsDialog event={event} stage={stage} teamIds={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function useFactsKey(ask: ((teamIds: readonly number[]) => void) | null): void {
  useEffect(() => {
    if (ask === null) return;
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() !== 'f' || ctrlKey || metaKey || altKey) return;
      const team = target instanceof Element && target.closest<HTMLElement>('[data-team]');
      if (team) ask([Number(team.dataset.team)]);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ask]);
}
