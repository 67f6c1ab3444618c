import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { UnsavedDrafts } from '../../../platform/editing/unsaved-drafts.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { ofSurveys } from '../editor/survey-draft.ts';
import { surveysQuery } from '../survey.queries.ts';
import { m } from '../words/messages.js';
import { overviewWords } from './listed-surveys.ts';
import { SurveyList, type SurveyListProps } from './survey-list.tsx';
import styles from './surveys-overview.module.css';

type SurveysOverviewProps = Omit<SurveyListProps, 'surveys' | 'nowMs'> & {
  /** 0 = on one that was never saved. */
  onContinue(id: number): void;
};

/** Every survey, or the first step where there is none. */
export function SurveysOverview({ onContinue, ...ways }: SurveysOverviewProps) {
  const { user } = useCurrentUser();
  const surveys = useQuery(surveysQuery);
  const { data } = surveys;
  const nowMs = serverNow();
  const { selectedId, onAdd, onResults } = ways;
  const selected = data?.find(({ surveyId }) => surveyId === selectedId);
  return (
    <StaffPage
      title={m.survey()}
      intro={data ? overviewWords(data, nowMs) : null}
      actions={
        <>
          <Button
            icon="bars"
            disabled={!selected}
            title={selected ? m.resultsHint() : m.selectFirst()}
            onClick={() => selected && onResults(selected.surveyId)}
          >
            {m.results()}
          </Button>
          <Button variant="primary" icon="plus" title={m.addHint()} onClick={onAdd}>
            {m.addAction()}
          </Button>
        </>
      }
    >
      {surveys.isPending ? <Waiting /> : null}
      {surveys.isError && !data ? (
        <LoadFailure title={m.surveysFailed()} onRetry={() => void surveys.refetch()} />
      ) : null}
      {user && data ? (
        <UnsavedDrafts
          what="survey"
          drafts={ofSurveys.drafts}
          userId={user.id}
          ids={data.map(({ surveyId }) => surveyId)}
          nameOf={({ title }) => title}
          onContinue={onContinue}
        />
      ) : null}
      {data?.length === 0 ? (
        <EmptyState icon="chat" title={m.noSurveysTitle()} text={m.noSurveysText()}>
          <Button variant="primary" icon="plus" onClick={onAdd}>
            {m.writeFirst()}
          </Button>
        </EmptyState>
      ) : null}
      {data && data.length > 0 ? <SurveyList surveys={data} nowMs={nowMs} {...ways} /> : null}
    </StaffPage>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={m.surveysLoading()}>
      <Skeleton height={36} />
      {Array.from({ length: 10 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that are all alike
        <Skeleton key={at} height={44} />
      ))}
    </div>
  );
}
