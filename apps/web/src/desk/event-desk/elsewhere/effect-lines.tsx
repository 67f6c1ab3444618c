import { listed } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';
import styles from './elsewhere.module.css';
import type { Effect } from './elsewhere.queries.ts';
import { whyLeftOut } from './elsewhere-words.ts';

/** The effect of results, and those that stay outside. */
export function EffectLines({ effect }: { effect: Effect }) {
  const { placed, log, leftOut, groups } = effect;
  return (
    <div className={styles.effect}>
      <p>{m.placedCount({ count: placed })}</p>
      {groups.length > 0 ? (
        <p className={styles.warn}>
          {m.handReplaced({ groups: listed(groups.map(({ title }) => title)) })}
        </p>
      ) : null}
      <section aria-label={m.whatChanges()}>
        <h3 className={styles.heading}>{m.whatChanges()}</h3>
        {log.length === 0 ? (
          <p className={styles.note}>{m.nothingWouldChange()}</p>
        ) : (
          <ul className={styles.lines}>
            {log.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </section>
      {leftOut.length > 0 ? (
        <section aria-label={m.leftOutTitle()}>
          <h3 className={styles.heading}>{m.leftOutTitle()}</h3>
          <ul className={styles.lines}>
            {leftOut.map(({ name, code }) => (
              <li key={`${name} ${code}`}>
                <bdi>{name}</bdi>: {whyLeftOut(code)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
