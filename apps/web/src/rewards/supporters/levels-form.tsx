import { type FormEvent, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { peopleText } from '../../platform/ui/words/people-text.ts';
import { amountOf, type LevelProblems, type LevelsDraft, levelsOf } from './levels-draft.ts';
import {
  type SupporterLevel,
  type SupporterLevels,
  setLevelsMutation,
} from './supporters.queries.ts';
import styles from './supporters-page.module.css';
import { m } from './words/messages.js';

/**
 * The monthly amount at which each level begins. Patreon supporters move with it
 * [rule: nameplates-16].
 */
export function LevelsForm({ isWebhookOn, levels }: SupporterLevels) {
  const [draft, setDraft] = useState<LevelsDraft>({});
  const [problems, setProblems] = useState<LevelProblems>({});
  const { send, isBusy, refusal, forget } = useSend(setLevelsMutation);
  const wanted = levelsOf(levels, draft);
  const change = (id: number, text: string) => {
    forget();
    setProblems({});
    setDraft({ ...draft, [id]: text });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === null) return;
    if ('problems' in wanted) return setProblems(wanted.problems);
    void send(wanted, () => {
      setDraft({});
      showToast({ text: m.levelsSaved(), kind: 'success' });
    });
  };
  return (
    <form className={styles.plan} onSubmit={submit} noValidate>
      <p className={styles.state}>{isWebhookOn ? m.levelsText() : m.levelsByHandText()}</p>
      <ul className={styles.levels}>
        {levels.map((level, at) => (
          <li key={level.id} className={styles.level}>
            <LevelName level={level} />
            {at === 0 ? (
              <span className={styles.state}>{m.lowestLevelText()}</span>
            ) : (
              <TextField
                label={m.levelBeginsAt({ level: level.name })}
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                value={draft[level.id] ?? amountOf(level.fromCents)}
                error={problems[level.id] ?? null}
                onChange={(text) => change(level.id, text)}
              />
            )}
          </li>
        ))}
      </ul>
      <FormError refusal={refusal} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={wanted === null}>
          {m.saveLevelsAction()}
        </Button>
        {Object.keys(draft).length === 0 ? null : (
          <Button
            onClick={() => {
              forget();
              setProblems({});
              setDraft({});
            }}
          >
            {m.undoChangesAction()}
          </Button>
        )}
      </div>
    </form>
  );
}

function LevelName({ level: { name, hexCode, users } }: { level: SupporterLevel }) {
  return (
    <div>
      <span className={styles.levelName}>
        <span className={styles.colour} style={{ background: hexCode }} aria-hidden />
        {name}
      </span>
      <div className={styles.state}>{peopleText(users)}</div>
    </div>
  );
}
