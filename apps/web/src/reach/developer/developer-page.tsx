import { storePostLoginPath } from '../../account/session/post-login.ts';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { openModal } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import styles from './developer-page.module.css';
import { TokensPanel } from './tokens-panel.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

/** The page for users’ own programs: tokens that read and pick, and webhooks. */
export function DeveloperPage() {
  const { user, isLoading } = useCurrentUser();
  return (
    <div className={styles.page}>
      <title>Developers · Callshot</title>
      <header className={styles.head}>
        <h1 className={styles.title}>Developers</h1>
        <p className={styles.intro}>
          Your own programs can read everything you can, save your picks, and hear when events open,
          lock and finish. To get started, read{' '}
          <a href="/api/docs" className={styles.docs}>
            the API reference
          </a>
          .
        </p>
      </header>
      {isLoading ? <Skeleton height={320} /> : user === null ? <Visitor /> : <Panels />}
    </div>
  );
}

const Panels = () => (
  <>
    <TokensPanel />
    <WebhooksPanel />
  </>
);

const Visitor = () => (
  <EmptyState
    icon="user"
    title="Tokens and webhooks belong to an account"
    text="Any program can read public data without one."
  >
    <Button
      variant="primary"
      onClick={() => {
        storePostLoginPath();
        openModal('logIn');
      }}
    >
      Log In
    </Button>
  </EmptyState>
);
