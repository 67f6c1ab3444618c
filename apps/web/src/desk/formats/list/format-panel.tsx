import type { FormatSummary, SavedFormat } from '@callshot/contract';
import { type EventFormat, formatMaximum, gameOf, readFormat } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { utcWords } from '../../../platform/core/clock.ts';
import { Link } from '../../../platform/core/link.tsx';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { stageFacts, typeName } from '../editor/stage-words.ts';
import { formatQuery } from '../formats.queries.ts';
import { m } from '../words/messages.js';
import { Findings } from './format-findings.tsx';
import styles from './format-panel.module.css';

const StillBracket = lazyPart(
  async () => (await import('../still/still-bracket.tsx')).StillBracket,
  { isRare: true, failed: () => null },
);

export interface TriedFormat {
  readonly name: string;
  readonly format: EventFormat;
}

interface FormatPanelProps {
  format: FormatSummary;
  onTry(format: TriedFormat): void;
}

/** The selected format: whether it can be used, its stages, its events. */
export function FormatPanel({ format, onTry }: FormatPanelProps) {
  const whole = useQuery(formatQuery(format.id));
  return (
    <>
      <header className={styles.head}>
        <p className={styles.quiet}>{m.formatNumber({ id: format.id })}</p>
        <h2 className={styles.title}>
          <bdi>{format.name}</bdi>
        </h2>
        <p className={styles.quiet}>{savedWords(format, whole.data?.modifiedBy ?? null)}</p>
        <p className={styles.quiet}>{format.problems === 0 ? m.usable() : m.unusable()}</p>
      </header>
      <Loaded query={whole} what={m.theFormat()} height={240}>
        {(saved) => (
          <>
            <Content json={saved.json} />
            <Events format={saved} />
            <Try saved={saved} onTry={onTry} />
          </>
        )}
      </Loaded>
    </>
  );
}

function savedWords({ modified }: FormatSummary, by: string | null): string {
  const time = utcWords(modified);
  return by === null ? m.savedAt({ time }) : m.savedBy({ time, name: by });
}

/** The readable part, with its problems. */
function Content({ json }: { json: string }) {
  const { format, problems } = useMemo(() => readFormat(json), [json]);
  if (format === null) return null;
  return (
    <>
      <Findings format={format} problems={problems} />
      <Stages format={format} />
    </>
  );
}

/** A usable format can be tried as a player. */
function Try({ saved, onTry }: { saved: SavedFormat; onTry: FormatPanelProps['onTry'] }) {
  const { format, problems } = useMemo(() => readFormat(saved.json), [saved.json]);
  if (format === null || problems.length > 0) return null;
  return (
    <section className={styles.section} aria-label={m.tryItTitle()}>
      <div>
        <Button size="sm" onClick={() => onTry({ name: saved.name, format })}>
          {m.tryItAction()}
        </Button>
      </div>
    </section>
  );
}

function Stages({ format }: { format: EventFormat }) {
  const { stages } = format;
  const maximum = useMemo(() => formatMaximum(format), [format]);
  return (
    <section className={styles.section} aria-label={m.stages()}>
      <div className={styles.line}>
        <h3 className={styles.heading}>{m.stages()}</h3>
        {stages.length === 0 ? null : (
          <p className={styles.total}>{m.atMostPoints({ points: maximum.total })}</p>
        )}
      </div>
      {stages.length === 0 ? <p className={styles.quiet}>{m.noStageSentence()}</p> : null}
      <ol className={styles.stages}>
        {stages.map((stage, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is known by its place
          <li key={at} className={styles.stage}>
            <span className={styles.place} aria-hidden>
              {at + 1}
            </span>
            <div>
              <p className={styles.name}>{stage.name || m.stageNumber({ number: at + 1 })}</p>
              <p className={styles.quiet}>
                {typeName(stage)}: {stageFacts(stage)}
              </p>
            </div>
            <span className={styles.points}>
              {maximum.stages[at] ?? '–'}
              <VisuallyHidden> {m.pointsHidden()}</VisuallyHidden>
            </span>
            {stage.bracket ? (
              <div className={styles.drawing}>
                <StillBracket stage={stage} height={120} />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Events({ format: { events, usedBy } }: { format: SavedFormat }) {
  return (
    <section className={styles.section} aria-label={m.events()}>
      <h3 className={styles.heading}>{m.events()}</h3>
      {events === 0 ? <p className={styles.quiet}>{m.noEvents()}</p> : null}
      <UsedBy events={usedBy} />
      {events > usedBy.length ? (
        <p className={styles.quiet}>{m.olderEvents({ count: events - usedBy.length })}</p>
      ) : null}
      {events > 0 ? <p className={styles.quiet}>{m.eventsKeepCopies({ count: events })}</p> : null}
    </section>
  );
}

const states: Readonly<
  Record<SavedFormat['usedBy'][number]['state'], (stageName: string) => string>
> = {
  ahead: (stageName) => m.stageAhead({ stage: stageName }),
  open: (stageName) => m.stageOpen({ stage: stageName }),
  locked: (stageName) => m.stageLocked({ stage: stageName }),
  finished: () => m.eventFinished(),
  archived: () => m.eventArchived(),
};

/** The events that were made from a format, by name. */
export function UsedBy({ events }: { events: SavedFormat['usedBy'] }) {
  if (events.length === 0) return null;
  return (
    <ul className={styles.events}>
      {events.map(({ eventId, gameId, name, state, stageName }) => (
        <li key={eventId}>
          <Link to={`/${gameOf(gameId).prefix}/event/${eventId}`} className={styles.event}>
            <bdi>{name}</bdi>
          </Link>{' '}
          <span className={styles.quiet}>· {states[state](stageName)}</span>
        </li>
      ))}
    </ul>
  );
}
