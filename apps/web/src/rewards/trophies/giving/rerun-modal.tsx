import type { AwardDiff, RewardedEvent } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { language } from '../../../platform/core/language.ts';
import { useAdminContact } from '../../../platform/core/settings.queries.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextArea } from '../../../platform/ui/controls/text-area.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { TierName } from '../tier-name.tsx';
import { m } from '../words/messages.js';
import styles from './give-trophies.module.css';
import { diffQuery, rerunMutation } from './giving.queries.ts';

interface RerunModalProps {
  readonly event: RewardedEvent;
  onClose(): void;
}

/**
 * The users who go up or down, before anything changes. The change is applied just as it is shown.
 */
export function RerunModal({ event, onClose }: RerunModalProps) {
  const query = useQuery(diffQuery(event.id));
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal } = useSend(rerunMutation, {
    // The difference changed, so it is read again.
    answers: (failure) => {
      if (failure.code === 'diff_changed') void query.refetch();
      return false;
    },
  });
  const contact = useAdminContact();
  const diff = query.data;
  const changes = diff ? sumOf(diff) : 0;
  const needsReason = diff !== undefined && !diff.isComplete;
  const apply = async () => {
    if (diff === undefined) return;
    const isBegun = await send(
      { eventId: event.id, diff: diff.hash, reason: needsReason ? reason.trim() : null },
      () => {
        showToast({ text: m.trophiesRewarded(), kind: 'success' });
        onClose();
      },
    );
    if (!isBegun) showToast({ text: m.contactSomeone({ contact }), kind: 'error' });
  };
  return (
    <Modal
      title={m.rerunEvent({ event: event.nameOverride })}
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={changes === 0 || (needsReason && reason.trim() === '')}
            onClick={() => void apply()}
          >
            {m.applyChanges({ count: changes })}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <Loaded query={query} what={m.whatMoves()} height={280}>
        {(found) =>
          sumOf(found) === 0 ? (
            <EmptyState icon="check" title={m.nothingChanges()} text={m.nothingChangesText()} />
          ) : (
            <div className={styles.diff}>
              <Moves title={m.movesUp()} count={found.counts.up} moves={found.up} />
              <Moves title={m.movesDown()} count={found.counts.down} moves={found.down} />
              <Moves title={m.movesNew()} count={found.counts.gained} moves={found.gained} />
              <Moves title={m.movesTaken()} count={found.counts.lost} moves={found.lost} />
              {needsReason ? (
                <TextArea
                  label={m.reasonIncomplete()}
                  value={reason}
                  maxLength={500}
                  rows={3}
                  onChange={setReason}
                />
              ) : null}
            </div>
          )
        }
      </Loaded>
    </Modal>
  );
}

const sumOf = ({ counts: { up, down, gained, lost } }: AwardDiff): number =>
  up + down + gained + lost;

interface MovesProps {
  readonly title: string;
  /** All of them; the first are listed. */
  readonly count: number;
  readonly moves: AwardDiff['up'];
}

function Moves({ title, count, moves }: MovesProps) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.diffTitle}>
        {title} <span className={styles.fact}>{count.toLocaleString(language())}</span>
      </h3>
      <ul className={styles.moves}>
        {moves.map(({ userId, username, from, to }) => (
          <li key={userId} className={styles.move}>
            <b>
              <bdi>{username}</bdi>
            </b>
            <Tier trophyTypeId={from} />
            <Icon name="arrow-right" size={14} label={m.moveTo()} />
            <Tier trophyTypeId={to} />
          </li>
        ))}
      </ul>
      {count > moves.length ? (
        <p className={styles.fact}>{m.andMore({ count: count - moves.length })}</p>
      ) : null}
    </section>
  );
}

const Tier = ({ trophyTypeId }: { readonly trophyTypeId: number | null }) =>
  trophyTypeId === null ? <span>{m.noTrophy()}</span> : <TierName trophyTypeId={trophyTypeId} />;
