import type { EventDesk } from '@callshot/contract';
import { gameOf } from '@callshot/rules';
import { Checkbox } from '../../../platform/ui/controls/checkbox.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { m } from '../words/messages.js';
import styles from './edit-event.module.css';
import { type EventDraft, FIELD_NAMES, tabsOf, withTab } from './event-draft.ts';

interface EditFlagsProps {
  readonly desk: EventDesk;
  readonly draft: EventDraft;
  onChange(draft: EventDraft): void;
}

/** The flags of an event, with their effect for players [rule: events-9]. */
export function EditFlags({ desk, draft, onChange }: EditFlagsProps) {
  const tabs = tabsOf(draft.surveyTabs);
  return (
    <fieldset className={styles.special}>
      <legend>{m.specialFields()}</legend>
      <Choice
        label={FIELD_NAMES.opensWith}
        value={draft.opensWith}
        options={[
          { value: '', label: m.currentStageOption() },
          ...desk.stages.map(({ index, name }) => ({ value: String(index), label: name })),
        ]}
        onChange={(opensWith) => onChange({ ...draft, opensWith })}
      />
      <p className={styles.note}>{openingNote(desk, draft)}</p>
      {gameOf(desk.gameId).hasSurvey && (
        <>
          <Checkbox
            label={FIELD_NAMES.surveyNotice}
            isOn={draft.surveyNotice !== ''}
            onChange={(isOn) => onChange({ ...draft, surveyNotice: isOn ? 'yes' : '' })}
          />
          <p className={styles.note}>{m.surveyNoticeNote()}</p>
          {desk.stages.length > 1 && (
            <fieldset className={styles.tabs}>
              <legend>{FIELD_NAMES.surveyTabs}</legend>
              {desk.stages.map(({ index, name }) => (
                <Checkbox
                  key={index}
                  label={name}
                  isOn={tabs.includes(index)}
                  onChange={(isOn) =>
                    onChange({ ...draft, surveyTabs: withTab(draft.surveyTabs, index, isOn) })
                  }
                />
              ))}
              <p className={styles.note}>{m.surveyTabsNote()}</p>
            </fieldset>
          )}
        </>
      )}
    </fieldset>
  );
}

function openingNote({ stage, stages }: EventDesk, { opensWith, surveyTabs }: EventDraft): string {
  const chosen = Number(opensWith);
  const name = stages[chosen]?.name;
  if (opensWith === '' || name === undefined) return m.opensCurrentNote();
  if (chosen <= stage) return m.opensStageNote({ stage: name });
  return tabsOf(surveyTabs).includes(chosen)
    ? m.opensSurveyNote({ stage: name })
    : m.opensStageLaterNote({ stage: name });
}
