import type { EventDesk } from '@callshot/contract';
import { emptyMatchesText, entrantsText } from '@callshot/rules';
import { useState } from 'react';
import { zonedWords } from '../../../platform/core/clock.ts';
import { Link } from '../../../platform/core/link.tsx';
import { timeTag } from '../../../platform/core/message-tags.tsx';
import { Icon, type IconName } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { StatePill } from '../../../staff/staff/state-pill.tsx';
import { byHandOf } from '../followed-stages.ts';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import { EntriesNote } from './entries-note.tsx';
import { ExtendLock } from './extend-lock.tsx';
import { hasOwnMatches } from './has-own-matches.ts';
import { leftEmpty } from './left-empty.ts';
import { LockUnitDialog } from './lock-unit-dialog.tsx';
import { SeatsDialog } from './seats-dialog.tsx';
import { SlotsDialog } from './slots-dialog.tsx';
import { actsOf, type DeskStage, factsOf, type StageAct } from './stage-acts.ts';
import styles from './stage-cards.module.css';
import { StageDialog } from './stage-dialog.tsx';

const icons: Readonly<Record<StageAct['kind'], IconName>> = {
  open_next: 'unlock',
  lock: 'lock',
  relock: 'clock',
  unlock: 'undo',
  extend: 'clock',
  unit: 'lock',
  finish: 'check',
  resume: 'undo',
  slots: 'edit',
  seats: 'edit',
};

interface Asked {
  readonly kind: StageAct['kind'];
  readonly stage: DeskStage;
}

/** The stages in their order, each with its state and the actions on it. */
export function StageCards({ desk }: { desk: EventDesk }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <section aria-label={m.stages()}>
      <ol className={styles.cards}>
        {desk.stages.map((stage) => (
          <li key={stage.id} className={styles.card} data-current={stage.index === desk.stage}>
            <StageCard desk={desk} stage={stage} onAsk={setAsked} />
          </li>
        ))}
      </ol>
      {asked ? <Question {...asked} desk={desk} onClose={close} /> : null}
    </section>
  );
}

function Question({ kind, stage, ...rest }: Asked & { desk: EventDesk; onClose(): void }) {
  if (kind === 'extend') return <ExtendLock {...rest} />;
  if (kind === 'unit') return <LockUnitDialog {...rest} stage={stage} />;
  if (kind === 'slots') return <SlotsDialog {...rest} stage={stage} />;
  if (kind === 'seats') return <SeatsDialog {...rest} stage={stage} />;
  return <StageDialog {...rest} action={factsOf(kind)} />;
}

interface StageCardProps {
  desk: EventDesk;
  stage: DeskStage;
  onAsk(asked: Asked): void;
}

function StageCard({ desk, stage, onAsk }: StageCardProps) {
  const isAdmin = useIsAdmin();
  const { known, total } = stage.official;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <bdi>{stage.name}</bdi>
        </h2>
        <State desk={desk} stage={stage} />
      </header>
      <p className={styles.facts}>
        <Lock desk={desk} stage={stage} />
      </p>
      <p className={styles.facts}>
        {stage.state === 'ahead' ? null : (
          <>
            {m.officialOf({ known, total })} ·{' '}
            {m.pickedOf({ count: stage.picked, entrants: entrantsText(desk.entrants) })}
          </>
        )}
      </p>
      <ByHand desk={desk} stage={stage} />
      <EntriesNote desk={desk} stage={stage} />
      <LeftEmpty count={leftEmpty(desk, stage)} />
      {stage.state === 'ahead' ? null : <Bar known={known} total={total} />}
      <div className={styles.acts}>
        {actsOf(desk, stage).map(({ kind, label, reason }) => {
          const why = isAdmin ? reason : FOR_ADMINS;
          return (
            <Button
              key={kind}
              size="sm"
              icon={icons[kind]}
              disabled={why !== undefined}
              title={why}
              onClick={() => onAsk({ kind, stage })}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </>
  );
}

/** No team would come to these matches, and others wait for their winners. */
const LeftEmpty = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <p className={styles.warning}>
      <Icon name="warning" size={16} /> {emptyMatchesText(count)}
    </p>
  );

/** Tells which parts of the stage do not follow the wiki, and leads to changing that. */
function ByHand({ desk, stage }: { desk: EventDesk; stage: DeskStage }) {
  const byHand = byHandOf(desk, stage);
  if (byHand === null) return null;
  return (
    <p className={styles.facts}>
      {byHand.isWhole ? m.enteredByHand() : m.partsByHand({ parts: listed(byHand.titles) })} ·{' '}
      <Link
        to={`/admin/event/${desk.id}/mapping`}
        aria-label={m.mapToWikiOf({ stage: stage.name })}
      >
        {m.mapToWiki()}
      </Link>
    </p>
  );
}

function State({ desk, stage }: { desk: EventDesk; stage: DeskStage }) {
  if (stage.state === 'open') {
    return (
      <StatePill tone="ok" icon="unlock">
        {m.stateOpen()}
      </StatePill>
    );
  }
  if (stage.state === 'locked') {
    return stage.isResultKnown ? (
      <StatePill tone="bad" icon="dot">
        {m.matchLive()}
      </StatePill>
    ) : (
      <StatePill tone="warn" icon="lock">
        {m.stateLocked()}
      </StatePill>
    );
  }
  if (stage.state === 'done') {
    return isComplete(stage) ? (
      <StatePill tone="ok" icon="check">
        {m.stageComplete()}
      </StatePill>
    ) : (
      <StatePill tone="warn" icon="warning">
        {m.resultsMissing()}
      </StatePill>
    );
  }
  return (
    <StatePill tone="quiet">
      {stage.index === desk.stage + 1 ? m.stageNext() : m.stageAhead()}
    </StatePill>
  );
}

const isComplete = ({ official: { known, total, isDecided } }: DeskStage): boolean =>
  isDecided || known >= total;

const NO_LOCK = m.noLockSet();

/** The lock time of its picks; for a stage that is ahead, the condition that opens it. */
function Lock({ desk, stage }: { desk: EventDesk; stage: DeskStage }) {
  const { known, needed } = stage.opens;
  const arrived = stage.substages.reduce((sum, { teamIds }) => sum + teamIds.length, 0);
  const undrawn = hasOwnMatches(stage) ? arrived - known : 0;
  if (stage.state === 'ahead') {
    return (
      <>
        {needed === null ? m.openedByStaff() : m.opensWhen({ needed, known })}
        {undrawn > 0 ? ` · ${m.waitForSlots({ count: undrawn })}` : null}
        {stage.startsAt === null ? null : (
          <>
            {' · '}
            {m.firstMatch({
              begins: zonedWords(stage.startsAt),
              time: timeTag(stage.startsAt),
            })}
          </>
        )}
      </>
    );
  }
  const at = lockOf(desk, stage);
  if (at === null && stage.state === 'open' && stage.lockUnit !== 'stage')
    return m.nextLockUnknown();
  if (at === null) return stage.index === desk.stage ? NO_LOCK : m.stateLocked();
  return (
    <>
      {stage.state === 'open' && stage.lockUnit !== 'stage'
        ? m.nextLocks({ at: zonedWords(at), time: timeTag(at) })
        : stage.state === 'open'
          ? m.picksLock({ at: zonedWords(at), time: timeTag(at) })
          : m.picksLocked({ at: zonedWords(at), time: timeTag(at) })}
      {stage.extendedMinutes > 0 ? ` · ${m.putOffBy({ minutes: stage.extendedMinutes })}` : null}
      {stage.state === 'open' && stage.awaitedRounds.length > 0
        ? ` · ${m.picksWaitFor({ rounds: listed(stage.awaitedRounds) })}`
        : null}
      {stage.roundsToDraw.length > 0
        ? ` · ${m.drawMissing({ rounds: listed(stage.roundsToDraw) })}`
        : null}
    </>
  );
}

/** The lock of the current stage, unless it was sealed before, as when its event was finished. */
function lockOf({ stage, lockAt }: EventDesk, { index, sealedAt }: DeskStage): string | null {
  if (index !== stage) return sealedAt;
  return lockAt !== null && sealedAt !== null && Date.parse(sealedAt) < Date.parse(lockAt)
    ? sealedAt
    : lockAt;
}

/** The same progress as in the line above, at a glance. */
const Bar = ({ known, total }: { known: number; total: number }) => (
  <span className={styles.bar} aria-hidden>
    <span
      className={styles.done}
      style={{ width: `${total === 0 ? 0 : (100 * known) / total}%` }}
    />
  </span>
);
