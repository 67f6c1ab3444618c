import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../../platform/core/use-send.ts';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { AskFirst } from '../../../platform/ui/overlays/ask-first.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { refreshEvent } from '../../override/override.queries.ts';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { forgetNameMutation, type Sync } from './sync.queries.ts';
import styles from './sync-panel.module.css';

/** The wiki's names for teams that staff have identified. */
export function ToldNames({ eventId, names }: { eventId: number; names: Sync['names'] }) {
  const queries = useQueryClient();
  const isAdmin = useIsAdmin();
  const { send, isBusy, refusal } = useSend(forgetNameMutation);
  return (
    <section className={styles.held} aria-label="Other names on the wiki">
      <h3 className={styles.heading}>Other names on the wiki</h3>
      <ul>
        {names.map(({ name, teamName }) => (
          <li key={name}>
            <span>
              “<bdi>{name}</bdi>” is <bdi>{teamName}</bdi>
            </span>
            {isAdmin ? (
              <AskFirst
                label="Take back"
                about={`${name} is ${teamName}`}
                question="Ask again who it is?"
                confirm="Take back"
                isBusy={isBusy}
                onConfirm={() => void send({ eventId, name }, () => refreshEvent(queries, eventId))}
              />
            ) : (
              <VisuallyHidden>{FOR_ADMINS}</VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
      <FormError refusal={refusal} />
    </section>
  );
}
