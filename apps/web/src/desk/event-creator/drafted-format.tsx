import type { Answer } from '@callshot/contract';
import { type DraftDoubt, type GameId, wordsOfDraftDoubt, wordsOfUncounted } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../account/session/session.queries.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { saveFormatMutation } from '../formats/formats.queries.ts';
import { draftQuery } from './creator.queries.ts';
import styles from './drafted-format.module.css';
import { wordsOfPart } from './drafted-words.ts';
import { m } from './words/messages.js';

interface DraftedFormatProps {
  gameId: GameId;
  pageId: number;
  /** A saved format was chosen. */
  onUse(formatId: number): void;
  onClose(): void;
}

/** The format of a tournament as its pages draw it: it is looked at, and used by one press [rule: drafts-11]. */
export function DraftedFormat({ gameId, pageId, onUse, onClose }: DraftedFormatProps) {
  const query = useQuery(draftQuery(gameId, pageId));
  return (
    <div className={styles.panel}>
      <StaffPanel
        title={m.draftTitle()}
        end={
          <Button
            size="sm"
            variant="ghost"
            icon="cross"
            aria-label={m.draftClose()}
            onClick={onClose}
          />
        }
      >
        <Loaded query={query} what={m.whatDraft()} height={160}>
          {(drafted) => <Draft drafted={drafted} onUse={onUse} />}
        </Loaded>
      </StaffPanel>
    </div>
  );
}

type Drafted = Answer<'GET /api/liquipedia/draftFormat'>;

function Draft({
  drafted,
  onUse,
}: {
  readonly drafted: Drafted;
  readonly onUse: DraftedFormatProps['onUse'];
}) {
  const { parts, leftOut, doubts, json } = drafted;
  const remarks = [
    ...doubts.map(({ code, values }) => wordsOfDraftDoubt({ code, ...values } as DraftDoubt)),
    ...leftOut.map(wordsOfUncounted),
  ];
  return (
    <div className={styles.draft}>
      {parts.length > 0 && (
        <ol className={styles.parts} aria-label={m.draftTitle()}>
          {parts.map((part) => (
            <li key={parts.indexOf(part)} className={styles.part}>
              <b className={styles.stage}>
                <bdi>{part.stage}</bdi>
              </b>
              <span className={styles.fact}>{wordsOfPart(part)}</span>
              {part.sure === 'guessed' && (
                <span className={styles.guessed}>{m.draftGuessed()}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {remarks.length > 0 && (
        <ul className={styles.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {json !== null && <UseDraft drafted={drafted} json={json} onUse={onUse} />}
    </div>
  );
}

function UseDraft({
  drafted: { name, saved },
  json,
  onUse,
}: {
  readonly drafted: Drafted;
  readonly json: string;
  readonly onUse: DraftedFormatProps['onUse'];
}) {
  const { data: user } = useQuery(currentUserQuery);
  const isAdmin = user?.roles.includes('Admin') ?? false;
  const { send, isBusy, refusal } = useSend(saveFormatMutation);
  if (saved) {
    return (
      <Button variant="primary" className={styles.use} onClick={() => onUse(saved.id)}>
        {m.draftUseSaved({ name: saved.name })}
      </Button>
    );
  }
  if (!isAdmin) return <p className={styles.note}>{m.draftNeedsAdmin()}</p>;
  const save = () =>
    send({ id: 0, name, json }, (format) => {
      showToast({ text: m.draftSaved({ name: format.name }) });
      onUse(format.id);
    });
  return (
    <>
      <p className={styles.note}>{m.draftPoints()}</p>
      <Button variant="primary" className={styles.use} isBusy={isBusy} onClick={() => void save()}>
        {m.draftUse()}
      </Button>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {m.draftNotSaved()}
        </p>
      )}
    </>
  );
}
