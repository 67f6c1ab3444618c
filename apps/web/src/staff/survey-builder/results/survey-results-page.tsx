import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../platform/core/api-error.ts';
import { Link } from '../../../platform/core/link.tsx';
import { Button, buttonClass } from '../../../platform/ui/controls/button.tsx';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { saveFile } from '../../../platform/ui/words/save-file.ts';
import { type SurveyResults, surveyResultsQuery } from '../survey.queries.ts';
import { m } from '../words/messages.js';
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
      title={data ? data.title : m.results()}
      documentTitle={m.resultsPageTitle()}
      up={{ to: '/admin/survey', title: m.survey() }}
      intro={data ? <span role="status">{answeredWords(data.respondents)}</span> : null}
      actions={
        <>
          <Link className={buttonClass({})} to={`/admin/survey/${surveyId}`}>
            {m.editAction()}
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
    return <LoadFailure title={m.resultsFailed()} onRetry={onRetry} />;
  }
  return (
    <EmptyState icon="search" title={m.surveyGone()}>
      <Link className={buttonClass({})} to="/admin/survey">
        {m.backToList()}
      </Link>
    </EmptyState>
  );
}

function Files({ results }: { results: SurveyResults }) {
  const save = (what: string, text: string) =>
    saveFile(fileName(results.title, what), text, 'text/csv');
  const isEmpty = results.respondents === 0;
  const reason = isEmpty ? m.resultsNone() : undefined;
  return (
    <>
      <Button
        icon="download"
        disabled={isEmpty}
        title={reason}
        onClick={() => save(m.fileDays(), daysFile(results))}
      >
        {m.csvDays()}
      </Button>
      <Button
        icon="download"
        disabled={isEmpty}
        title={reason}
        onClick={() => save(m.fileAnswers(), answersFile(results))}
      >
        {m.csvAnswers()}
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
    return <EmptyState icon="bars" title={m.resultsNone()} text={m.resultsNoneText()} />;
  }
  return (
    <div className={styles.columns}>
      <div className={styles.prompts}>
        {prompts.map((prompt, at) => (
          <StaffPanel
            key={prompt.promptId}
            title={`${at + 1}. ${prompt.text}`}
            fact={
              prompt.isMultiSelect ? m.answersEach({ count: prompt.numberOfAnswers }) : m.oneEach()
            }
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
