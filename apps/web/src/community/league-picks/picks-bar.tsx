import type { Event, League } from '@callshot/contract';
import { useRef, useState } from 'react';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { copyText } from '../../platform/ui/words/copy-text.ts';
import styles from './picks-bar.module.css';
import { m } from './words/messages.js';

interface PicksBarProps {
  readonly league: League;
  readonly event: Event;
  readonly stageIndex: number;
  /** The progress of the stage. */
  readonly state: { readonly text: string; readonly isLive: boolean } | null;
  /** Null without members to search. */
  readonly typed: string | null;
  onType(typed: string): void;
  onStage(stageIndex: number): void;
}

export function PicksBar(props: PicksBarProps) {
  const { league, event, stageIndex, state, typed, onType, onStage } = props;
  return (
    <header className={styles.bar}>
      <Link
        className={styles.back}
        to={`/${currentGame.prefix}/leagues/${league.id}?event=${event.id}`}
        aria-label={m.backTo({ league: league.name })}
      >
        <Icon name="arrow-left" />
      </Link>
      <NameBadge
        className={styles.league}
        username={league.name}
        nameplateId={league.nameplateId}
        size="full"
      />
      <h1 className={styles.title}>
        {m.stagePicks({ stage: event.eventStages[stageIndex]?.name ?? '' })}
      </h1>
      {state && (
        <p className={styles.state} data-live={state.isLive || undefined}>
          {state.text}
        </p>
      )}
      <div className={styles.end}>
        {event.eventStages.length > 1 && (
          <Segmented
            className={styles.stages}
            label={m.stages()}
            value={String(stageIndex)}
            onChange={(value) => onStage(Number(value))}
            items={event.eventStages.map((stage, index) => ({
              value: String(index),
              label: stage.name,
              ...(!stage.isSealed && { icon: 'lock' as const }),
            }))}
          />
        )}
        {typed !== null && <MemberSearch typed={typed} onType={onType} />}
        <Button
          className={styles.share}
          variant="secondary"
          icon="share"
          aria-label={m.shareAction()}
          onClick={() => void share()}
        >
          <span>{m.shareAction()}</span>
        </Button>
      </div>
    </header>
  );
}

async function share(): Promise<void> {
  const link = location.href;
  const isCopied = await copyText(link);
  showToast(
    isCopied
      ? { text: m.linkCopied(), kind: 'success' }
      : { text: m.copyLink({ link }), kind: 'error' },
  );
}

interface MemberSearchProps {
  readonly typed: string;
  onType(typed: string): void;
}

function MemberSearch({ typed, onType }: MemberSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isOpen) {
    return (
      <Button
        ref={button}
        variant="ghost"
        icon="search"
        aria-label={m.searchMember()}
        title={m.searchMember()}
        onClick={() => setOpen(true)}
      />
    );
  }
  const close = () => {
    onType('');
    setOpen(false);
  };
  return (
    <search className={styles.search}>
      <Icon name="search" size={18} />
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        type="search"
        aria-label={m.searchMember()}
        placeholder={m.searchMember()}
        autoComplete="off"
        maxLength={50}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        onBlur={() => typed === '' && setOpen(false)}
      />
    </search>
  );
}
