import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { ApiError } from '../../platform/core/api-error.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { sentenceOf } from '../../platform/core/failures.ts';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { CodeField } from './code-field.tsx';
import { InvitationView } from './invitation-view.tsx';
import { invitationQuery } from './invites.queries.ts';
import styles from './join-page.module.css';
import { JoinPageSkeleton } from './join-page-skeleton.tsx';
import { m } from './words/messages.js';

/** The page of an invite, opened from a link in a chat or with a typed code [rule: leagues-25]. */
export function JoinPage() {
  const { code = '' } = useParams();
  const { user, isLoading } = useCurrentUser();
  return (
    <div className={styles.page}>
      <title>{m.invitePageTitle()}</title>
      {isLoading ? (
        <JoinPageSkeleton />
      ) : (
        <Invitation key={code} code={code} userId={user?.id ?? null} />
      )}
    </div>
  );
}

function Invitation({ code, userId }: { code: string; userId: number | null }) {
  const { data, error, refetch } = useQuery(invitationQuery(code, userId));
  if (data) return <InvitationView code={code} invitation={data} isVisitor={userId === null} />;
  if (error === null) return <JoinPageSkeleton />;
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    return <NoInvite error={error} code={code} onAgain={() => void refetch()} />;
  }
  return <LoadFailure title={m.inviteFailed()} onRetry={() => void refetch()} />;
}

interface NoInviteProps {
  error: ApiError;
  code: string;
  onAgain(): void;
}

/** A code that was mistyped is mended; a link holds nothing that anybody would mend by hand. */
const LONGEST_CODE = 16;

/**
 * Wrong, replaced, switched off, or of a league that is gone. The page does not tell which, to keep
 * that secret.
 */
function NoInvite({ error, code, onAgain }: NoInviteProps) {
  const isTooOften = error.status === 429;
  return (
    <>
      <EmptyState
        icon={isTooOften ? 'clock' : 'link'}
        level={1}
        title={isTooOften ? m.tooManyTries() : m.inviteInvalid()}
        text={isTooOften ? sentenceOf(error) : m.inviteInvalidText()}
      />
      <div className={styles.again}>
        <CodeField tried={code.length > LONGEST_CODE ? '' : code} onAgain={onAgain} />
        <a className={styles.way} href={`/${currentGame.prefix}/leagues`}>
          {m.seeAllLeagues()}
        </a>
      </div>
    </>
  );
}
