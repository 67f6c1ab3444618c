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
import { m } from '../words/messages.js';
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
      title={m.pageTitle()}
      intro={m.byHandIntro()}
      actions={
        <Button icon="arrow-left" onClick={onLeave}>
          {m.fromWiki()}
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
      const text = m.notCreated({ reason: failure.title, contact });
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
      showToast({ text: m.eventCreated(), kind: 'success' });
      onCreated({ eventId, gameId, name: draft.name.trim(), warnings: [] });
    });
  };
  return (
    <>
      <StaffPanel title={m.event()}>
        <div className={styles.fields}>
          <div className={styles.game}>
            <span className={styles.label} aria-hidden>
              {m.game()}
            </span>
            <Segmented<GamePrefix>
              label={m.game()}
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
          <EventFields facts={draft} linkLabel={m.pageAbout()} onChange={change} />
          <FormatChoice value={formatId} fixed={null} onChange={(id) => change({ formatId: id })} />
          <RewardChoice
            gameId={gameId}
            value={draft.rewardType}
            isGuessed={false}
            onChange={(rewardType) => change({ rewardType })}
          />
          <TextField
            label={m.firstMatch()}
            type="datetime-local"
            value={draft.startsAt}
            onChange={(startsAt) => change({ startsAt })}
            hint={isBegun(draft, serverNow()) ? m.firstMatchPassed() : m.firstMatchHint()}
          />
          <TextField
            label={m.lastDay()}
            type="date"
            value={draft.lastDay}
            onChange={(lastDay) => change({ lastDay })}
          />
        </div>
      </StaffPanel>
      {format === null ? null : <HandStages draft={draft} format={format} onChange={change} />}
      <StaffFoot
        state={missing === null ? m.nothingMissing() : m.notYet({ missing })}
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
          {m.createEvent()}
        </Button>
      </StaffFoot>
      <AskBeforeCreating asking={asking} onConfirm={create} />
    </>
  );
}
