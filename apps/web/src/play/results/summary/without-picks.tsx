import { storePostLoginPath } from '../../../account/session/post-login.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';
import styles from './without-picks.module.css';

/**
 * The owner of the picks. A visitor may have some: that is unknown before they log in. A newcomer's
 * account is younger than the lock, and is not told of it [rule: event-page-21].
 */
export type PicksOwner = 'visitor' | 'own' | 'newcomer' | 'other' | 'crowd';

interface WithoutPicks {
  readonly eventId: number;
  readonly stageName: string;
  readonly owner: PicksOwner;
  readonly ownerName: string | null;
  /** Rounds that are not picked, which all picks of the stage wait for. */
  readonly awaited: readonly string[];
  /** Something has officially happened. */
  readonly hasResults: boolean;
}

const reasonOf = ({ owner, ownerName, stageName, awaited }: WithoutPicks): string => {
  if (awaited.length > 0) {
    return m.picksWaitFor({ stage: stageName, rounds: listed(awaited) });
  }
  if (owner === 'crowd') {
    return m.fewerThanFive({ stage: stageName });
  }
  if (owner === 'newcomer') return '';
  if (owner === 'own') return m.lockedBeforeSaved({ stage: stageName });
  if (owner === 'other') {
    return ownerName === null
      ? m.playerMadeNoPicks({ stage: stageName })
      : m.madeNoPicks({ name: ownerName, stage: stageName });
  }
  return m.logInToSee();
};

const wordsOf = (...sentences: readonly (string | false)[]): string =>
  sentences.filter(Boolean).join(' ');

const NextCall = lazyPart(async () => (await import('../matches/next-call.tsx')).NextCall, {
  failed: () => null,
  isRare: true,
});

/** Above results without picks marked on them: the reason, and the next step. */
export function LeadToPicks(props: WithoutPicks) {
  const words = wordsOf(reasonOf(props), !props.hasResults && m.resultsAppearHere());
  return (
    <div className={styles.lead}>
      <Icon name="info" size={18} />
      <div className={styles.text}>
        {words !== '' && <p>{words}</p>}
        {props.owner !== 'other' && props.owner !== 'crowd' && (
          <div className={styles.next}>
            <NextCall eventId={props.eventId} />
          </div>
        )}
      </div>
      <Ways {...props} size="sm" />
    </div>
  );
}

/** Shown instead of hidden results where there are no picks to show. */
export function HiddenResults(props: WithoutPicks) {
  return (
    <EmptyState
      icon="eye-off"
      level={2}
      title={m.resultsHidden({ stage: props.stageName })}
      text={wordsOf(reasonOf(props), m.showResultsTells())}
    >
      <Ways {...props} size="md" />
    </EmptyState>
  );
}

/** A user who signs in here comes back to these results. */
function ask(modal: 'logIn' | 'register'): void {
  storePostLoginPath();
  openModal(modal);
}

function Ways({ owner, eventId, size }: WithoutPicks & { readonly size: 'sm' | 'md' }) {
  return (
    <div className={styles.ways}>
      {owner === 'visitor' && (
        <>
          <Button size={size} variant="primary" onClick={() => ask('logIn')}>
            {m.logIn()}
          </Button>
          <Button size={size} onClick={() => ask('register')}>
            {m.register()}
          </Button>
        </>
      )}
      <Button
        size={size}
        variant="ghost"
        icon="trophy"
        onClick={() => openModal('globalLeaderboard', { eventId, anchor: 'top' })}
      >
        {m.leaderboard()}
      </Button>
    </div>
  );
}
