import { type GameId, gameOf } from '@callshot/rules';
import { Link } from '../../platform/core/link.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import { useTakenFocus } from '../../platform/ui/overlays/use-taken-focus.ts';
import styles from './created-event.module.css';
import { m } from './words/messages.js';

export interface MadeEvent {
  readonly eventId: number;
  readonly gameId: GameId;
  readonly name: string;
  /** Points that staff should check. */
  readonly warnings: readonly string[];
}

/** The event stands: where it is, and where it is run from. */
export function CreatedEvent(props: MadeEvent & { onNext(): void }) {
  const { eventId, gameId, name, warnings, onNext } = props;
  const heading = useTakenFocus<HTMLHeadingElement>();
  return (
    <section className={styles.created} aria-label={m.eventCreated()}>
      <span className={styles.mark}>
        <Icon name="check" size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {m.eventCreated()}
      </h2>
      <p className={styles.text}>{m.createdText({ event: name })}</p>
      {warnings.length === 0 ? null : (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>
              <Icon name="warning" size={18} />
              {warning}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Link
          to={`/${gameOf(gameId).prefix}/event/${eventId}`}
          className={buttonClass({ variant: 'primary' })}
        >
          {m.openEvent()}
        </Link>
        <Link to={`/admin/event/${eventId}`} className={buttonClass({})}>
          {m.controlRoom()}
        </Link>
        <Button variant="ghost" onClick={onNext}>
          {m.createAnother()}
        </Button>
      </div>
    </section>
  );
}
