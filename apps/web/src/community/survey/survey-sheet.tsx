import { useEffect, useRef } from 'react';
import { storePostLoginPath } from '../../account/session/post-login.ts';
import { useIsOnline } from '../../platform/core/connection.ts';
import { openModal } from '../../platform/core/modals.ts';
import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { closeTimeText } from './close-time.ts';
import { PromptView } from './prompt-view.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { ShownSurvey } from './survey.queries.ts';
import styles from './survey-page.module.css';
import { useSurveySheet } from './use-survey-sheet.ts';
import { m } from './words/messages.js';

const DoneDialog = lazyDialog(async () => (await import('./done-dialog.tsx')).DoneDialog, {
  isRare: true,
});

interface SurveySheetProps {
  readonly survey: ShownSurvey;
  readonly userId: number | null;
  readonly sent: readonly number[];
}

const logInHere = () => {
  storePostLoginPath();
  openModal('logIn');
};

/** A survey with one user's answers, or with those of a visitor, who is asked to log in [rule: surveys-6]. */
export function SurveySheet(props: SurveySheetProps) {
  const { survey, userId } = props;
  const { prompts, title, closeTime } = survey;
  const sheet = useSurveySheet(props);
  const { at, isClosed } = sheet;
  const place = useFocusOnChange(at);
  const prompt = prompts[at];
  const press = (promptAnswerId: number) => {
    sheet.press(promptAnswerId);
    if (userId === null) logInHere();
  };
  const submit = () => {
    if (userId === null) logInHere();
    else void sheet.submit();
  };
  if (prompt === undefined) return null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <span lang={survey.titleLang}>{title}</span>
          {closeTime !== null && (
            <span className={styles.close}>
              {isClosed
                ? m.closedAt({ time: closeTimeText(closeTime) })
                : m.closesAt({ time: closeTimeText(closeTime) })}
            </span>
          )}
        </h1>
        <p className={styles.count}>
          {m.promptOf({
            place: at + 1,
            count: prompts.length,
            bold: (inside) => <b>{inside}</b>,
          })}
        </p>
        <div className={styles.bars} aria-hidden="true">
          {prompts.map(({ promptId }, index) => (
            <span key={promptId} data-past={index <= at || undefined} />
          ))}
        </div>
      </header>
      {at === 0 && survey.description !== '' && (
        <p className={styles.description} lang={survey.descriptionLang}>
          {survey.description}
        </p>
      )}
      <div ref={place}>
        <PromptView
          key={prompt.promptId}
          prompt={prompt}
          chosen={sheet.chosen}
          onToggle={press}
          isClosed={isClosed}
        />
      </div>
      <Foot survey={survey} sheet={sheet} hadSent={props.sent.length > 0} onSubmit={submit} />
      {sheet.doneUntil !== null && (
        <DoneDialog closeTime={sheet.doneUntil} onClose={sheet.closeDone} />
      )}
    </div>
  );
}

interface FootProps {
  readonly survey: ShownSurvey;
  readonly sheet: ReturnType<typeof useSurveySheet>;
  /** Something was submitted before. */
  readonly hadSent: boolean;
  onSubmit(): void;
}

/** The buttons that lead on, and the state of the answers. */
function Foot({ survey, sheet, hadSent, onSubmit }: FootProps) {
  const { at, isClosed, isComplete } = sheet;
  const isLast = at === survey.prompts.length - 1;
  return (
    <div className={styles.foot}>
      <Notices sheet={sheet} hadSent={hadSent} />
      <div className={styles.buttons}>
        <Button className={styles.back} disabled={at === 0} onClick={() => sheet.go(at - 1)}>
          {m.backAction()}
        </Button>
        {isLast && !isClosed ? (
          <SubmitButton
            isBusy={sheet.isSending}
            isDisabled={!survey.prompts.every((_, index) => isComplete(index))}
            onClick={onSubmit}
          />
        ) : (
          <Button
            variant="primary"
            className={styles.next}
            disabled={isLast || (!isClosed && !isComplete(at))}
            onClick={() => sheet.go(at + 1)}
          >
            {m.nextAction()}
          </Button>
        )}
      </div>
    </div>
  );
}

function Notices({ sheet, hadSent }: Pick<FootProps, 'sheet' | 'hadSent'>) {
  const isOnline = useIsOnline();
  return (
    <>
      <FormError refusal={sheet.refusal} />
      <div role="status">
        {!isOnline && !sheet.isClosed && <p className={styles.notice}>{m.noConnection()}</p>}
        {sheet.isClosed && sheet.isUnsent && (
          <p className={styles.notice}>{hadSent ? m.changesTooLate() : m.answersTooLate()}</p>
        )}
      </div>
      {sheet.hasNewer && (
        <div className={styles.notice} role="alert">
          <p>{m.submittedElsewhere()}</p>
          <div className={styles.choices}>
            <Button size="sm" onClick={sheet.takeNewer}>
              {m.takeThose()}
            </Button>
            <Button size="sm" onClick={sheet.keepMine}>
              {m.goOnWithThese()}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/** Another prompt is read from its question on. */
function useFocusOnChange(at: number) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    scrollTo({ top: 0 });
    place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [at]);
  return place;
}
