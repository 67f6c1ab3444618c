import { storePostLoginPath } from '../../../account/session/post-login.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
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
    return `Picks of ${stageName} wait for results of ${awaited.join(', ')}, which nobody picks.`;
  }
  if (owner === 'crowd') {
    return `Fewer than five picked ${stageName}: what a few picked is not told.`;
  }
  if (owner === 'newcomer') return '';
  if (owner === 'own') return `${stageName} locked before you saved any picks.`;
  if (owner === 'other') return `${ownerName ?? 'This player'} made no picks for ${stageName}.`;
  return 'Log in to see your picks beside the results.';
};

const wordsOf = (...sentences: readonly (string | false)[]): string =>
  sentences.filter(Boolean).join(' ');

const NextCall = lazyPart(async () => (await import('../matches/next-call.tsx')).NextCall, {
  failed: () => null,
  isRare: true,
});

/** Above results without picks marked on them: the reason, and the next step. */
export function LeadToPicks(props: WithoutPicks) {
  const words = wordsOf(
    reasonOf(props),
    !props.hasResults && 'The results appear here as they come in.',
  );
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
      title={`Results of ${props.stageName} are hidden`}
      text={wordsOf(reasonOf(props), 'Show Results tells how it went.')}
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
            Log In
          </Button>
          <Button size={size} onClick={() => ask('register')}>
            Register
          </Button>
        </>
      )}
      <Button
        size={size}
        variant="ghost"
        icon="trophy"
        onClick={() => openModal('globalLeaderboard', { eventId, anchor: 'top' })}
      >
        Leaderboard
      </Button>
    </div>
  );
}
