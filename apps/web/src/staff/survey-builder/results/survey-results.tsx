import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../platform/core/link.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { surveyResultsQuery } from '../survey.queries.ts';
import { m } from '../words/messages.js';
import { PromptResults } from './prompt-results.tsx';
import styles from './survey-results.module.css';

interface SurveyResultsPanelProps {
  surveyId: number;
  /** The prompt that is edited; 0 = it is not saved yet. */
  promptId: number;
}

/** The votes of the prompt that is edited, and a link to all results. */
export function SurveyResultsPanel({ surveyId, promptId }: SurveyResultsPanelProps) {
  const results = useQuery(surveyResultsQuery(surveyId));
  return (
    <Loaded query={results} what={m.whatResults()} height={240}>
      {(loaded) => {
        const prompt = loaded.prompts.find((one) => one.promptId === promptId);
        return (
          <div className={styles.beside}>
            <p className={styles.quiet} role="status">
              {answeredWords(loaded.respondents)}
            </p>
            {prompt && loaded.respondents > 0 ? (
              <PromptResults prompt={prompt} chosenId={null} onChoose={null} />
            ) : null}
            {prompt ? null : <p className={styles.quiet}>{m.promptNotSaved()}</p>}
            <Link className={styles.all} to={`/admin/survey/${surveyId}/results`}>
              {m.allResults()}
            </Link>
          </div>
        );
      }}
    </Loaded>
  );
}

export const answeredWords = (respondents: number): string =>
  m.answeredSentence({ count: respondents });
