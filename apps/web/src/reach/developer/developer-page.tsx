import { storePostLoginPath } from '../../account/session/post-login.ts';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { openModal } from '../../platform/core/modals.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import styles from './developer-page.module.css';
import { TokensPanel } from './tokens-panel.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';
import { m } from './words/messages.js';

/** The page for users’ own programs: tokens that read and pick, and webhooks. */
export function DeveloperPage() {
  const { user, isLoading } = useCurrentUser();
  return (
    <div className={styles.page}>
      <title>{m.developerPageTitle()}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{m.developers()}</h1>
        <p className={styles.intro}>
          {m.developerIntro()}{' '}
          {m.toStart({
            reference: (inside) => (
              <a href="/api/docs" className={styles.docs}>
                {inside}
              </a>
            ),
          })}
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
  <EmptyState icon="user" title={m.accountNeeded()} text={m.accountNeededText()}>
    <Button
      variant="primary"
      onClick={() => {
        storePostLoginPath();
        openModal('logIn');
      }}
    >
      {m.logIn()}
    </Button>
  </EmptyState>
);
