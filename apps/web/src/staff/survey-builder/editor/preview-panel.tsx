import { answersTaken, pressAnswer, surveyFor, type ToldPrompt } from '@callshot/rules';
import { useState } from 'react';
import { PromptView } from '../../../community/survey/prompt-view.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { m } from '../words/messages.js';
import styles from './preview-panel.module.css';
import type { SurveyState } from './survey-state.ts';

interface PreviewPanelProps {
  state: SurveyState;
  /** The language of the player. */
  reader: string;
  at: number;
  onSelect(at: number): void;
}

/** The selected prompt as a player comes to see it, and as it takes presses; nothing of it is sent. */
export function PreviewPanel({ state, reader, at, onSelect }: PreviewPanelProps) {
  const { prompts } = surveyFor(state, reader);
  const prompt = prompts[at];
  const key = state.prompts[at]?.key;
  if (!prompt) return null;
  return (
    <div className={styles.preview}>
      <p className={styles.place}>{m.promptOf({ prompt: at + 1, count: prompts.length })}</p>
      <Tried key={key} {...{ prompt, reader, at, onSelect }} count={prompts.length} />
    </div>
  );
}

interface TriedProps {
  prompt: ToldPrompt;
  reader: string;
  at: number;
  count: number;
  onSelect(at: number): void;
}

function Tried({ prompt, reader, at, count, onSelect }: TriedProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // An unsaved answer has no id yet: its place stands for one.
  const shown = {
    ...prompt,
    lang: prompt.lang ?? reader,
    answers: prompt.answers.map(({ text, lang = reader, imageUrl }, index) => ({
      promptAnswerId: index + 1,
      text,
      lang,
      // A page shows pictures of its own origin alone.
      imageUrl: imageUrl?.startsWith('/') ? imageUrl : null,
    })),
  };
  // An answer that was chosen here may be gone since.
  const taken = chosen.filter((id) => id <= shown.answers.length);
  const press = (promptAnswerId: number) => {
    const next = pressAnswer(shown, new Set(taken), promptAnswerId);
    if (next !== 'full') setChosen([...next]);
  };
  return (
    <div className={styles.card}>
      <PromptView prompt={shown} chosen={taken} isClosed={false} onToggle={press} />
      <div className={styles.ways}>
        <Button size="sm" disabled={at === 0} onClick={() => onSelect(at - 1)}>
          {m.previewBack()}
        </Button>
        {at === count - 1 ? (
          <Button size="sm" disabled title={m.submitHint()}>
            {m.previewSubmit()}
          </Button>
        ) : (
          <Button
            size="sm"
            disabled={taken.length !== answersTaken(prompt)}
            onClick={() => onSelect(at + 1)}
          >
            {m.previewNext()}
          </Button>
        )}
      </div>
    </div>
  );
}
