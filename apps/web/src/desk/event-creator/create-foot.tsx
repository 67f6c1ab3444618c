import type { WikiTournamentDetails } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { currentUserQuery } from '../../account/session/session.queries.ts';
import type { ApiError } from '../../platform/core/api-error.ts';
import { serverNow } from '../../platform/core/server-clock.ts';
import { useAdminContact } from '../../platform/core/settings.queries.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { StaffFoot } from '../../platform/ui/page/staff-foot.tsx';
import type { MappingPlan } from '../mapping/mapping-plan.ts';
import { type Filling, mappingOf } from '../mapping/mapping-state.ts';
import type { FirstStart, MappingView } from '../mapping/mapping-view.ts';
import type { MadeEvent } from './created-event.tsx';
import { createEventMutation } from './creator.queries.ts';
import { addressProblem } from './event-fields.tsx';
import { lockWords } from './lock-words.ts';
import { AskBeforeCreating, useQuestions } from './questions.tsx';
import type { Creator } from './use-creator.ts';
import styles from './wiki-creator.module.css';
import { m } from './words/messages.js';

/** A saved format, or a drafted one and the saved format that is the same. */
type FormatOfEvent =
  | { readonly id: number }
  | {
      readonly json: string;
      readonly saved: { readonly name: string } | null;
      /** Other points are on their way: what is seen is not what was chosen. */
      readonly isCounting: boolean;
    };

interface CreateFootProps {
  creator: Creator;
  details: WikiTournamentDetails;
  plan: MappingPlan;
  view: MappingView;
  /** The groups of the wiki in their slots. */
  filling: Filling;
  format: FormatOfEvent;
  /** Beside the button. */
  children?: ReactNode;
  onCreated(made: MadeEvent): void;
}

/** The missing parts, the time when picks would lock, and the button. */
export function CreateFoot(props: CreateFootProps) {
  const { creator, details, plan, view, filling, format, onCreated } = props;
  const { draft } = creator;
  const contact = useAdminContact();
  const [isAsking, setAsking] = useState(false);
  const asking = useQuestions();
  /** A second event was said to be meant. */
  const [isSecond, setSecond] = useState(false);
  const { send, isBusy, refusal } = useSend(createEventMutation, {
    answers: (failure) => {
      if (asking.take(failure)) return true;
      if (failure.code === 'event_exists') setAsking(true);
      else tellOf(failure, contact);
      return failure.code === 'event_exists';
    },
  });
  const { data: user } = useQuery(currentUserQuery);
  const savesFormats = user?.roles.includes('Admin') ?? false;
  const isNew = 'json' in format && format.saved === null;
  const missing = isNew && !savesFormats ? m.draftNeedsAdmin() : missingOf(creator, view, format);
  const lock = lockWords(lockOf(view, details.start), serverNow());
  const create = (isSecondEvent: boolean) => {
    void send(
      {
        tournamentId: details.pageId,
        liquipediaUrl: draft.wikiUrl.trim(),
        imageUrl: draft.imageUrl.trim(),
        rewardType: draft.rewardType,
        gameId: draft.gameId,
        nameOverride: draft.name.trim(),
        ...('id' in format ? { eventFormatId: format.id } : { json: format.json }),
        stageMapping: mappingOf(plan.slots, filling),
        ...(isSecondEvent ? { isSecondEvent } : {}),
        confirmed: asking.confirmed(),
      },
      ({ eventId, warnings, format: made }) => {
        showToast({ text: m.eventCreated(), kind: 'success' });
        if (made?.isNew) showToast({ text: m.draftSaved({ name: made.name }) });
        onCreated({ eventId, gameId: draft.gameId, name: draft.name.trim(), warnings });
        creator.clear();
      },
    );
  };
  return (
    <StaffFoot
      state={missing === null ? stateOf(format, view) : m.notYet({ missing })}
      isReady={missing === null}
      refusal={refusal}
      note={<span className={lock.isTooLate ? styles.warn : undefined}>{lock.text}</span>}
    >
      <Button
        variant="primary"
        icon="plus"
        disabled={missing !== null}
        isBusy={isBusy}
        onClick={() => {
          asking.begin();
          create(draft.isSecondEvent);
        }}
      >
        {m.createEvent()}
      </Button>
      {props.children}
      {isAsking ? (
        <Modal
          title={m.secondEventTitle()}
          isOpen
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{m.keepExisting()}</Button>
              <Button
                variant="danger"
                onClick={() => {
                  setAsking(false);
                  setSecond(true);
                  create(true);
                }}
              >
                {m.secondEventAction()}
              </Button>
            </>
          }
        >
          <p>{m.secondEventJustMade({ tournament: details.title })}</p>
        </Modal>
      ) : null}
      <AskBeforeCreating
        asking={asking}
        onConfirm={() => create(draft.isSecondEvent || isSecond)}
      />
    </StaffFoot>
  );
}

/** The stages that follow the wiki; for a drafted format, the one that the event has. */
function stateOf(format: FormatOfEvent, { follows }: MappingView): string {
  if ('id' in format) return follows ?? m.allMapped();
  return format.saved ? m.draftUsesSaved({ name: format.saved.name }) : m.draftIsSaved();
}

/** Without a match that has a day, the tournament's own first day. */
function lockOf(
  { firstStart, isFirstStageMapped, stages: [first] }: MappingView,
  day: string | null,
): FirstStart | null {
  if (firstStart !== null || !isFirstStageMapped || day === null) return firstStart;
  const isByHand = first?.state.kind === 'hand';
  return { at: `${day}T00:00:00.000Z`, isExact: false, isByHand };
}

/** Names the contact [rule: event-creator-5]. The problem itself is shown beside the button. */
const tellOf = ({ title }: ApiError, contact: string): void => {
  showToast({
    text: m.notCreated({ reason: title, contact }),
    kind: 'error',
  });
};

/** The reason why the event cannot be created yet, in words; null = none. */
function missingOf({ draft }: Creator, view: MappingView, format: FormatOfEvent): string | null {
  if ('json' in format && format.isCounting) return m.draftCounting();
  if (draft.name.trim() === '') return m.eventNeedsName();
  if (addressProblem(draft.imageUrl) !== null) return m.imageLinkMissing();
  if (addressProblem(draft.wikiUrl) !== null) return m.wikiLinkMissing();
  return view.missing;
}
