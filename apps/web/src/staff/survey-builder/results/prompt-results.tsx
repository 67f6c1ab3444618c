import { language } from '../../../platform/core/language.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { ShareBar } from '../../../platform/ui/page/share-bar.tsx';
import type { SurveyResults } from '../survey.queries.ts';
import { m } from '../words/messages.js';
import styles from './survey-results.module.css';

interface PromptResultsProps {
  prompt: SurveyResults['prompts'][number];
  /** The answer whose days are shown; null where none are. */
  chosenId: number | null;
  onChoose: ((promptAnswerId: number) => void) | null;
}

/** The votes of each answer of a prompt, a bar beside each number. */
export function PromptResults({ prompt, chosenId, onChoose }: PromptResultsProps) {
  const most = Math.max(...prompt.answers.map(({ picks }) => picks));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.answer()}</th>
          <th scope="col" data-end>
            {m.percent()}
          </th>
          <th scope="col" data-end>
            {m.picks()}
          </th>
        </tr>
      </thead>
      <tbody>
        {prompt.answers.map(({ promptAnswerId, text, imageUrl, picks, share }) => (
          <tr key={promptAnswerId} data-chosen={promptAnswerId === chosenId || undefined}>
            <th scope="row">
              <span className={styles.answer}>
                <span className={styles.thumb}>
                  {imageUrl === null ? (
                    <Icon name="void" size={16} />
                  ) : (
                    <img src={imageUrl} alt="" width={40} height={24} />
                  )}
                </span>
                {onChoose ? (
                  <button
                    type="button"
                    className={styles.choose}
                    aria-pressed={promptAnswerId === chosenId}
                    title={m.showDays()}
                    onClick={() => onChoose(promptAnswerId)}
                  >
                    {text}
                  </button>
                ) : (
                  text
                )}
                {picks > 0 && picks === most ? (
                  <Icon name="check" size={16} label={m.mostChosen()} />
                ) : null}
              </span>
            </th>
            <td data-end>
              <ShareBar percent={100 * share} unit={'\u00A0%'} />
            </td>
            <td data-end>{picks.toLocaleString(language())}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
