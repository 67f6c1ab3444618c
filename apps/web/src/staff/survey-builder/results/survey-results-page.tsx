import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../platform/core/api-error.ts';
import { Button, buttonClass } from '../../../platform/ui/controls/button.tsx';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { saveFile } from '../../../platform/ui/words/save-file.ts';
import { type SurveyResults, surveyResultsQuery } from '../survey.queries.ts';
import { DayResults } from './day-results.tsx';
import { PromptResults } from './prompt-results.tsx';
import { answersFile, daysFile, fileName } from './result-words.ts';
import styles from './survey-results.module.css';
import { answeredWords } from './survey-results.tsx';

/** The answers in numbers; never their users. */
export function SurveyResultsPage({ surveyId }: { surveyId: number }) {
  const results = useQuery(surveyResultsQuery(surveyId));
  const { data, error } = results;
  return (
    <StaffPage
      title={data ? data.title : 'Results'}
      documentTitle="Survey results · Callshot"
      up={{ to: '/admin/survey', title: 'Survey' }}
      intro={data ? <span role="status">{answeredWords(data.respondents)}</span> : null}
      actions={
        <>
          <Link className={buttonClass({})} to={`/admin/survey/${surveyId}`}>
            Edit
          </Link>
          {data ? <Files results={data} /> : null}
        </>
      }
    >
      {data ? <Results results={data} /> : null}
      {results.isPending ? <Skeleton height={420} /> : null}
      {error && !data ? <Failure error={error} onRetry={() => void results.refetch()} /> : null}
    </StaffPage>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry(): void }) {
  if (!(error instanceof ApiError && error.status === 404)) {
    return <LoadFailure title="The results could not be loaded" onRetry={onRetry} />;
  }
  return (
    <EmptyState icon="search" title="There is no such survey">
      <Link className={buttonClass({})} to="/admin/survey">
        Back to the list
      </Link>
    </EmptyState>
  );
}

function Files({ results }: { results: SurveyResults }) {
  const save = (what: string, text: string) =>
    saveFile(fileName(results.title, what), text, 'text/csv');
  const isEmpty = results.respondents === 0;
  const reason = isEmpty ? 'Nobody has answered yet' : undefined;
  return (
    <>
      <Button
        icon="download"
        disabled={isEmpty}
        title={reason}
        onClick={() => save('days', daysFile(results))}
      >
        CSV, days
      </Button>
      <Button
        icon="download"
        disabled={isEmpty}
        title={reason}
        onClick={() => save('answers', answersFile(results))}
      >
        CSV, answers
      </Button>
    </>
  );
}

function Results({ results }: { results: SurveyResults }) {
  const { prompts, respondents, days } = results;
  const [chosen, setChosen] = useState<number | null>(null);
  const answers = prompts.flatMap((prompt) => prompt.answers);
  const first = answers.toSorted((a, b) => b.picks - a.picks)[0];
  const shown = answers.find(({ promptAnswerId }) => promptAnswerId === chosen) ?? first;
  if (respondents === 0 || !shown) {
    return (
      <EmptyState
        icon="bars"
        title="Nobody has answered yet"
        text="Answers are counted here as they come in."
      />
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.prompts}>
        {prompts.map((prompt, at) => (
          <StaffPanel
            key={prompt.promptId}
            title={`${at + 1}. ${prompt.text}`}
            fact={prompt.isMultiSelect ? `${prompt.numberOfAnswers} each` : 'one each'}
            isFlush
          >
            <PromptResults prompt={prompt} chosenId={shown.promptAnswerId} onChoose={setChosen} />
          </StaffPanel>
        ))}
      </div>
      {days.length > 0 ? (
        <div className={styles.days}>
          <DayResults results={results} chosenId={shown.promptAnswerId} onChoose={setChosen} />
        </div>
      ) : null}
    </div>
  );
}
