import type { AwardDiff, RewardedEvent } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
        showToast({ text: 'Trophies Rewarded!', kind: 'success' });
        onClose();
      },
    );
    if (!isBegun) showToast({ text: `Contact ${contact}!`, kind: 'error' });
  };
  return (
    <Modal
      title={`Re-run: ${event.nameOverride}`}
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
            Apply {changes.toLocaleString('en')} {changes === 1 ? 'change' : 'changes'}
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <Loaded query={query} what="who goes up and down" height={280}>
        {(found) =>
          sumOf(found) === 0 ? (
            <EmptyState
              icon="check"
              title="Nothing would change"
              text="Everybody has the trophy of their rank."
            />
          ) : (
            <div className={styles.diff}>
              <Moves title="Up" count={found.counts.up} moves={found.up} />
              <Moves title="Down" count={found.counts.down} moves={found.down} />
              <Moves title="New" count={found.counts.gained} moves={found.gained} />
              <Moves title="Taken" count={found.counts.lost} moves={found.lost} />
              {needsReason ? (
                <TextArea
                  label="Results are incomplete. Why give them all the same?"
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
        {title} <span className={styles.fact}>{count.toLocaleString('en')}</span>
      </h3>
      <ul className={styles.moves}>
        {moves.map(({ userId, username, from, to }) => (
          <li key={userId} className={styles.move}>
            <b>
              <bdi>{username}</bdi>
            </b>
            <Tier trophyTypeId={from} />
            <Icon name="arrow-right" size={14} label="to" />
            <Tier trophyTypeId={to} />
          </li>
        ))}
      </ul>
      {count > moves.length ? (
        <p className={styles.fact}>and {(count - moves.length).toLocaleString('en')} more</p>
      ) : null}
    </section>
  );
}

const Tier = ({ trophyTypeId }: { readonly trophyTypeId: number | null }) =>
  trophyTypeId === null ? <span>none</span> : <TierName trophyTypeId={trophyTypeId} />;
