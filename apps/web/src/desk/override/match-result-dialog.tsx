import type { Event } from '@callshot/contract';
import { type EventStage, type PickSet, picksOfStage } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { eventQuery } from '../../play/events/event.queries.ts';
import { ruleStageOf } from '../../play/events/rules-stage.ts';
import { useFormat } from '../../play/events/use-format.ts';
import { listedTeams, teamsOfStage } from '../../play/picks/teams/event-teams.ts';
import { pickSetOf } from '../../play/picks/teams/pick-sets.ts';
import {
  endOfMatch,
  standingOf,
  WALKOVER,
  type Winner,
  waysToEnd,
  withMatchEnd,
} from './match-result.ts';
import styles from './match-result-dialog.module.css';
import { type OverrideTarget, overrideQuery } from './override.queries.ts';
import { PreviewRefusal, PreviewStep } from './preview-step.tsx';
import { useOverride } from './use-override.ts';
import { m } from './words/messages.js';

const OFFICIAL: OverrideTarget = { kind: 'official' };
const TITLE = m.resultTitle();

export interface AskedMatch {
  readonly eventStageId: number;
  readonly eventSubstageId: number;
  readonly slot: string;
  /** 'Semifinals, Vitality – Spirit' */
  readonly title: string;
}

interface MatchResultDialogProps {
  readonly eventId: number;
  readonly match: AskedMatch;
  /** The doubt that it answers, with the note that was typed there. */
  readonly doubt?: { readonly id: number; readonly note: string };
  onSaved?(): void;
  onClose(): void;
}

/** Enters the result of one match of a bracket by hand. */
export function MatchResultDialog(props: MatchResultDialogProps) {
  const { eventId, match, onClose } = props;
  const [openedAt] = useState(() => Date.now());
  const event = useQuery(eventQuery(eventId));
  const stored = useQuery(overrideQuery(eventId, OFFICIAL));
  // Data cached for an earlier dialog may be older than other staff's entries.
  if (event.data && stored.data && stored.dataUpdatedAt >= openedAt) {
    return (
      <OfEvent
        {...props}
        event={event.data}
        official={pickSetOf(stored.data)}
        version={stored.data.versions[match.eventStageId] ?? 0}
      />
    );
  }
  // The dialog opens once its data is there: replacing it would lose the focus.
  if (!event.isError && !stored.isError) return null;
  return (
    <Modal title={TITLE} description={match.title} isOpen onClose={onClose}>
      <LoadFailure
        title={m.resultsNotLoaded()}
        onRetry={() => {
          void event.refetch();
          void stored.refetch();
        }}
      />
    </Modal>
  );
}

interface OfEventProps extends MatchResultDialogProps {
  readonly event: Event;
  readonly official: PickSet;
  readonly version: number;
}

function OfEvent(props: OfEventProps) {
  const { event, official, match, onClose } = props;
  const format = useFormat(event);
  const index = event.eventStages.findIndex(({ id }) => id === match.eventStageId);
  const stage = format && ruleStageOf(event, format, official, index);
  if (stage) return <ResultForm {...props} stage={stage} />;
  return (
    <Modal title={TITLE} isOpen onClose={onClose}>
      <EmptyState icon="warning" title={m.noSuchMatch()} />
    </Modal>
  );
}

const EXPLAINED: Readonly<Record<string, string>> = {
  [WALKOVER]: m.walkoverNote(),
  void: m.notPlayedNote(),
  double_forfeit: m.bothForfeitedNote(),
};

const WORDS: Readonly<Record<string, string>> = {
  [WALKOVER]: m.walkover(),
  void: m.notPlayed(),
  double_forfeit: m.bothForfeited(),
};

/** '' = not said yet. */
interface TypedEnd {
  readonly winner: Winner | '';
  readonly how: string;
}

function ResultForm(props: OfEventProps & { readonly stage: EventStage }) {
  const { event, stage, match, doubt, onClose, onSaved } = props;
  // A snapshot from opening. If newer results are there, saving is refused.
  const [{ official, version }] = useState(props);
  const [saved] = useState(() => picksOfStage(official, stage.eventStageId));
  const standing = standingOf(stage, saved, match);
  const bestOf = standing?.match.node.bestOf ?? 1;
  const [end, setEnd] = useState<TypedEnd>(
    () => (standing && endOfMatch(standing)) ?? { winner: '', how: '' },
  );
  const [reason, setReason] = useState(doubt?.note ?? '');
  const { winner, how } = end;
  const picks = winner === '' ? null : withMatchEnd(stage, saved, match, { winner, how });
  const override = useOverride(
    {
      event,
      stage,
      target: OFFICIAL,
      saved,
      version,
      official,
      picks: picks ?? saved,
      reason,
      ...(doubt && { doubtId: doubt.id }),
    },
    () => {
      showToast({ text: m.resultSaved(), kind: 'success' });
      onClose();
      onSaved?.();
    },
  );
  const isKnown = standing?.match.isPickable === true || winner === 'nobody';
  const teams = teamsOfStage(event, stage);
  const nameOf = (side: 'top' | 'bottom') => {
    const slot = standing?.match[side];
    const id = slot?.kind === 'team' ? slot.teamId : null;
    return id === null
      ? m.teamNotKnown()
      : (listedTeams(teams, [id])[0]?.name ?? m.teamNumber({ id }));
  };
  const change = (next: TypedEnd) => {
    override.forgetRefusal();
    setEnd(next);
  };
  const ways = waysToEnd(winner || 'top', bestOf);
  return (
    <Modal
      title={TITLE}
      description={match.title}
      isOpen
      onClose={onClose}
      size="md"
      refusal={<PreviewRefusal override={override} />}
      actions={
        <>
          <PreviewStep override={override} isReady={picks !== null}>
            {m.previewChanges()}
          </PreviewStep>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <div>
          <p className={styles.label} aria-hidden>
            {m.winner()}
          </p>
          <Segmented<TypedEnd['winner']>
            label={m.winner()}
            value={winner}
            onChange={(next) =>
              change({
                winner: next,
                how: next !== '' && waysToEnd(next, bestOf).includes(how) ? how : '',
              })
            }
            items={[
              { value: 'top', label: nameOf('top') },
              { value: 'bottom', label: nameOf('bottom') },
              { value: 'nobody', label: m.nobodyWon() },
            ]}
          />
        </div>
        <div>
          <p className={styles.label} aria-hidden>
            {m.howItEnded()}
          </p>
          <Segmented
            label={m.howItEnded()}
            value={how}
            onChange={(next) => change({ ...end, how: next })}
            items={ways.map((value) => ({
              value,
              label: WORDS[value] ?? value.replace('-', ':'),
              isDisabled: winner === '',
            }))}
          />
        </div>
        <p className={styles.note} role="status">
          {isKnown ? (EXPLAINED[how] ?? '') : m.teamsMissing()}
        </p>
        <TextField
          label={doubt ? m.auditNoteOptional() : m.reasonOptional()}
          hint={m.everyoneSees()}
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
      </div>
    </Modal>
  );
}
