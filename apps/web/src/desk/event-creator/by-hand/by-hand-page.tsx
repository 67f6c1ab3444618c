import { type GamePrefix, gameOf, games, readFormat } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { currentGame } from '../../../platform/core/current-game.ts';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { useAdminContact } from '../../../platform/core/settings.queries.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { useKeptDraft } from '../../../platform/editing/kept-draft.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { StaffFoot } from '../../../platform/ui/page/staff-foot.tsx';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { formatQuery } from '../../formats/formats.queries.ts';
import { CreatedEvent, type MadeEvent } from '../created-event.tsx';
import { createByHandMutation } from '../creator.queries.ts';
import { EventFields, RewardChoice } from '../event-fields.tsx';
import { FormatChoice } from '../format-choice.tsx';
import { AskBeforeCreating, useQuestions } from '../questions.tsx';
import styles from './by-hand-page.module.css';
import { emptyHandDraft, type HandDraft, handDraft } from './hand-draft.ts';
import { handEventOf, isBegun, missingOfHand } from './hand-event.ts';
import { HandStages } from './hand-stages.tsx';

interface ByHandPageProps {
  userId: number;
  onLeave(): void;
}

/** An event without the wiki: communities run their own cups. */
export function ByHandPage({ userId, onLeave }: ByHandPageProps) {
  const [draft, setDraft] = useKeptDraft(
    () => handDraft(userId),
    () => emptyHandDraft(currentGame.id),
  );
  const [created, setCreated] = useState<MadeEvent | null>(null);
  return (
    <StaffPage
      title="Event Creator"
      intro="By hand: results are entered by staff."
      actions={
        <Button icon="arrow-left" onClick={onLeave}>
          From the wiki
        </Button>
      }
    >
      {created ? (
        <CreatedEvent {...created} onNext={() => setCreated(null)} />
      ) : (
        <HandForm
          draft={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          onCreated={(made) => {
            setCreated(made);
            setDraft(emptyHandDraft(draft.gameId));
          }}
        />
      )}
    </StaffPage>
  );
}

interface HandFormProps {
  draft: HandDraft;
  onChange(part: Partial<HandDraft>): void;
  onCreated(made: MadeEvent): void;
}

function HandForm({ draft, onChange, onCreated }: HandFormProps) {
  const { formatId, gameId } = draft;
  const contact = useAdminContact();
  const saved = useQuery({ ...formatQuery(formatId ?? 0), enabled: formatId !== null });
  const format = useMemo(
    () => (saved.data ? readFormat(saved.data.json).format : null),
    [saved.data],
  );
  const asking = useQuestions();
  const { send, isBusy, refusal, forget } = useSend(createByHandMutation, {
    answers: (failure) => {
      if (asking.take(failure)) return true;
      const text = `The event could not be created: ${failure.title}. Please contact ${contact}.`;
      showToast({ text, kind: 'error' });
      return false;
    },
  });
  const missing = missingOfHand(draft, format);
  const change = (part: Partial<HandDraft>) => {
    forget();
    onChange(part);
  };
  const create = () => {
    if (format === null || formatId === null) return;
    const event = handEventOf(draft, formatId, format);
    void send({ ...event, confirmed: asking.confirmed() }, ({ eventId }) => {
      showToast({ text: 'Event Created!', kind: 'success' });
      onCreated({ eventId, gameId, name: draft.name.trim(), warnings: [] });
    });
  };
  return (
    <>
      <StaffPanel title="Event">
        <div className={styles.fields}>
          <div className={styles.game}>
            <span className={styles.label} aria-hidden>
              Game
            </span>
            <Segmented<GamePrefix>
              label="Game"
              items={games.map(({ prefix, name }) => ({ value: prefix, label: name }))}
              value={gameOf(gameId).prefix}
              onChange={(prefix) =>
                change({
                  gameId: games.find((game) => game.prefix === prefix)?.id ?? 1,
                  // The other game may not have it.
                  rewardType: Math.min(draft.rewardType, 3),
                })
              }
            />
          </div>
          <EventFields facts={draft} linkLabel="Page about it" onChange={change} />
          <FormatChoice value={formatId} fixed={null} onChange={(id) => change({ formatId: id })} />
          <RewardChoice
            gameId={gameId}
            value={draft.rewardType}
            isGuessed={false}
            onChange={(rewardType) => change({ rewardType })}
          />
          <TextField
            label="First match (UTC)"
            type="datetime-local"
            value={draft.startsAt}
            onChange={(startsAt) => change({ startsAt })}
            hint={
              isBegun(draft, serverNow())
                ? 'This time has passed: the event will be created with its picks locked.'
                : 'Picks lock when it begins.'
            }
          />
          <TextField
            label="Last day (UTC)"
            type="date"
            value={draft.lastDay}
            onChange={(lastDay) => change({ lastDay })}
          />
        </div>
      </StaffPanel>
      {format === null ? null : <HandStages draft={draft} format={format} onChange={change} />}
      <StaffFoot
        state={missing === null ? 'Nothing is missing.' : `Not yet: ${missing}`}
        isReady={missing === null}
        refusal={refusal}
      >
        <Button
          variant="primary"
          icon="plus"
          disabled={missing !== null}
          isBusy={isBusy}
          onClick={() => {
            asking.begin();
            create();
          }}
        >
          Create Event
        </Button>
      </StaffFoot>
      <AskBeforeCreating asking={asking} onConfirm={create} />
    </>
  );
}
