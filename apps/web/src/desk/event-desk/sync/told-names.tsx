import { useQueryClient } from '@tanstack/react-query';
import { bdiTag } from '../../../platform/core/message-tags.tsx';
import { useSend } from '../../../platform/core/use-send.ts';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { AskFirst } from '../../../platform/ui/overlays/ask-first.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { refreshEvent } from '../../override/override.queries.ts';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import { forgetNameMutation, type Sync } from './sync.queries.ts';
import styles from './sync-panel.module.css';

/** The wiki's names for teams that staff have identified. */
export function ToldNames({ eventId, names }: { eventId: number; names: Sync['names'] }) {
  const queries = useQueryClient();
  const isAdmin = useIsAdmin();
  const { send, isBusy, refusal } = useSend(forgetNameMutation);
  return (
    <section className={styles.held} aria-label={m.otherNames()}>
      <h3 className={styles.heading}>{m.otherNames()}</h3>
      <ul>
        {names.map(({ name, teamName }) => (
          <li key={name}>
            <span>{m.nameIsTeam({ name, team: teamName, bdi: bdiTag })}</span>
            {isAdmin ? (
              <AskFirst
                label={m.takeBackAction()}
                about={m.nameIsTeamPlain({ name, team: teamName })}
                question={m.takeBackQuestion()}
                confirm={m.takeBackAction()}
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
