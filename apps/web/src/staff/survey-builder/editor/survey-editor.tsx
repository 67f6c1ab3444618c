import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { nameOfLanguage } from '../../../platform/core/language.ts';
import type { Place } from '../../../platform/core/page-history.ts';
import { EditorFrame } from '../../../platform/editing/editor-frame.tsx';
import { TextLanguages } from '../../../platform/editing/text-languages.tsx';
import { type Saved, useEditing } from '../../../platform/editing/use-editing.ts';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import type { PageKey } from '../../../platform/ui/page/page-keys.ts';
import { SurveyResultsPanel } from '../results/survey-results.tsx';
import { m } from '../words/messages.js';
import { AnswersGo } from './answers-go.tsx';
import { type Answered, lostWithPrompts } from './lost-answers.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { PromptEditor } from './prompt-editor.tsx';
import { PromptList } from './prompt-list.tsx';
import { PromptTranslation } from './prompt-translation.tsx';
import { surveyDifferences } from './survey-differences.ts';
import { ofSurveys } from './survey-draft.ts';
import styles from './survey-editor.module.css';
import { addPrompt, changePrompt, movePrompt, removePrompt } from './survey-edits.ts';
import { SurveyFields } from './survey-fields.tsx';
import { translateTitles } from './survey-language-edits.ts';
import { beside, problemsOf, withServers } from './survey-problems.ts';
import type { SurveyState } from './survey-state.ts';
import { useSaveSurvey } from './use-save-survey.ts';
import { useSurveyLanguages } from './use-survey-languages.ts';

interface SurveyEditorProps {
  /** As it was read, or as it begins. */
  opened: Saved<SurveyState>;
  /** The votes of its answers. */
  answered: Answered;
  userId: number;
  /** The kept draft is edited, without a question. */
  isDraftTaken: boolean;
  onSaved(surveyId: number): void;
  onClose(): void;
}

/**
 * A survey in the making: its fields, its prompts, and a player's view of it [rule: surveys-13].
 */
export function SurveyEditor(props: SurveyEditorProps) {
  const { opened, answered, userId, isDraftTaken, onClose } = props;
  const editing = useEditing(opened, userId, ofSurveys, { isDraftTaken });
  const saving = useSaveSurvey(editing, { onSaved: props.onSaved });
  const page = useRef<HTMLDivElement>(null);
  const selectedRow = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState(0);
  const [side, setSide] = useState<'preview' | 'results'>('preview');
  const [isJudged, setJudged] = useState(false);
  const { state, saved } = editing;
  const selected = Math.min(chosen, state.prompts.length - 1);
  const prompt = state.prompts[selected];
  const judged = useDeferredValue(state);
  const own = useMemo(() => problemsOf(judged), [judged]);
  const problems = useMemo(
    () => (isJudged ? withServers(own, saving.problems) : []),
    [isJudged, own, saving.problems],
  );
  const problemAt = useMemo(() => beside(problems), [problems]);
  const goTo = useGoTo(page);
  const panelId = useId();

  const change = (next: SurveyState, into?: string) => {
    saving.forget();
    editing.change(next, into);
  };
  const { languages, translated, missingIn, showAt } = useSurveyLanguages(editing, change);
  const select = (at: number) => setChosen(at);
  const goToProblem = () => {
    setJudged(true);
    const now = withServers(problemsOf(editing.latest()), saving.problems);
    const next = goTo.next(now);
    if (next === null) return;
    if (next.prompt !== null) setChosen(next.prompt);
    showAt(next.place);
    goTo.place(next.place);
  };
  const save = async (): Promise<boolean> => {
    if (saving.isBusy) return false;
    if (problemsOf(editing.latest()).length > 0) {
      goTo.restart();
      goToProblem();
      return false;
    }
    return saving.save();
  };
  const closesAfter = useRef(false);
  const saveAnd = async (isClosing: boolean, sent: Promise<boolean>) => {
    closesAfter.current = isClosing;
    if ((await sent) && closesAfter.current) onClose();
  };
  return (
    <div ref={page} className={styles.page}>
      <title>{m.editorPageTitle()}</title>
      <EditorFrame
        editing={editing}
        saving={saving}
        what="survey"
        nameOf={({ title }) => title}
        head={{
          crumb: m.survey(),
          title: state.title.trim() || m.newSurvey(),
          onSave: () => void saveAnd(false, save()),
          onSaveAndClose: () => void saveAnd(true, save()),
        }}
        conflict={{ of: saving.conflict, differences: surveyDifferences }}
        keys={[{ keys: 'F8', says: m.keyNextProblem(), act: goToProblem }, ...LIST_KEYS]}
        isResting={saving.wouldGo !== null}
        leaves={isAway}
        onClose={onClose}
      >
        <div className={styles.languages}>
          <TextLanguages languages={languages} missingIn={missingIn} panelId={panelId} />
        </div>
        <div
          id={panelId}
          className={styles.columns}
          {...(languages.translations.length > 0 && {
            role: 'tabpanel',
            'aria-label': nameOfLanguage(languages.shown),
          })}
        >
          <div className={styles.outline}>
            <FormError
              refusal={saving.refusal}
              text={problems.length > 0 ? wrongWords(problems.length) : null}
            />
            <SurveyFields
              state={state}
              problemAt={problemAt}
              translated={translated}
              overlap={saving.overlap}
              onChange={(part, into) => change({ ...editing.latest(), ...part }, into)}
              onTitles={(part, into) =>
                change(
                  translated === null
                    ? { ...editing.latest(), ...part }
                    : translateTitles(editing.latest(), translated, part),
                  into,
                )
              }
            />
            <PromptList
              state={state}
              selected={selected}
              problems={state.prompts.map(
                (_, at) => problems.filter(({ prompt: of }) => of === at).length,
              )}
              lost={lostWithPrompts(saved.state, state, answered)}
              selectedRow={selectedRow}
              onSelect={select}
              onAdd={() => {
                change(addPrompt(editing.latest()));
                languages.show(languages.original);
                setChosen(state.prompts.length);
              }}
              onRemove={() => {
                const next = removePrompt(editing.latest(), selected);
                if (next === editing.latest()) return;
                change(next);
                setChosen(selected - 1);
                requestAnimationFrame(() => selectedRow.current?.focus());
              }}
              onMove={(from, to) => {
                change(movePrompt(editing.latest(), from, to));
                setChosen(to);
              }}
            />
          </div>
          <div className={styles.main}>
            {prompt && translated !== null ? (
              <PromptTranslation
                key={prompt.key}
                prompt={prompt}
                at={selected}
                original={languages.original}
                tag={translated}
                problemAt={problemAt}
                onChange={(edit, into) =>
                  change(changePrompt(editing.latest(), selected, edit), into)
                }
              />
            ) : prompt ? (
              <PromptEditor
                key={prompt.key}
                prompt={prompt}
                at={selected}
                saved={saved.state}
                answered={answered}
                problemAt={problemAt}
                onChange={(edit, into) =>
                  change(changePrompt(editing.latest(), selected, edit), into)
                }
              />
            ) : null}
          </div>
          <aside className={styles.side} aria-label={m.sideLabel()}>
            <Segmented<'preview' | 'results'>
              label={m.sideChoice()}
              items={[
                { value: 'preview', label: m.preview(), icon: 'eye' },
                { value: 'results', label: m.results(), icon: 'bars', isDisabled: saved.id === 0 },
              ]}
              value={side}
              onChange={setSide}
            />
            {side === 'preview' ? (
              <PreviewPanel
                state={state}
                reader={languages.shown}
                at={selected}
                onSelect={select}
              />
            ) : (
              <SurveyResultsPanel surveyId={saved.id} promptId={prompt?.promptId ?? 0} />
            )}
          </aside>
        </div>
      </EditorFrame>
      {saving.wouldGo ? (
        <AnswersGo
          wouldGo={saving.wouldGo}
          isBusy={saving.isBusy}
          onKeep={saving.keepAnswers}
          onDrop={() => void saveAnd(closesAfter.current, saving.saveAndDrop())}
        />
      ) : null}
    </div>
  );
}

/** A way that the editor leads itself is not asked about. */
const isAway = ({ state }: Place): boolean =>
  !(typeof state === 'object' && state !== null && 'isKnowing' in state);

const LIST_KEYS: readonly PageKey[] = [
  { keys: 'Alt+↑', says: m.keyMoveUp() },
  { keys: 'Alt+↓', says: m.keyMoveDown() },
  { keys: 'Delete', says: m.keyRemovePrompt() },
];

const wrongWords = (count: number): string => m.problemsBeside({ count });

/** From one problem to the next, and to the field that it is about, which may only now be drawn. */
function useGoTo(page: RefObject<HTMLElement | null>) {
  const last = useRef<string | null>(null);
  const [wanted, setWanted] = useState<{ readonly place: string } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const field = page.current?.querySelector<HTMLElement>(`[data-place="${wanted.place}"]`);
    field?.focus();
    field?.scrollIntoView?.({ block: 'center' });
  }, [wanted, page]);
  return {
    restart: () => {
      last.current = null;
    },
    next: <P extends { readonly place: string }>(problems: readonly P[]): P | null => {
      const at = problems.findIndex(({ place }) => place === last.current);
      const next = problems[at + 1] ?? problems[0] ?? null;
      last.current = next?.place ?? null;
      return next;
    },
    place: (place: string) => setWanted({ place }),
  };
}
