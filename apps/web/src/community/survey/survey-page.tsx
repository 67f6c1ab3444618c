import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { currentSurveyQuery, ownAnswersQuery } from './survey.queries.ts';
import styles from './survey-page.module.css';
import { SurveySheet } from './survey-sheet.tsx';

/** /rl/survey: the current survey, one prompt at a time [rule: surveys-1, surveys-4]. */
export function SurveyPage() {
  const current = useQuery(currentSurveyQuery);
  const { user, isLoading } = useCurrentUser();
  const { data: survey } = current;
  const userId = user?.id ?? null;
  const own = useQuery({
    ...ownAnswersQuery(survey?.surveyId ?? 0, userId),
    enabled: userId !== null && survey !== undefined && survey !== null,
  });
  if (survey === null) return <NoSurvey />;
  const isLost = (survey === undefined && current.isError) || (!own.data && own.isError);
  if (isLost) {
    return <Lost onRetry={() => void (survey === undefined ? current.refetch() : own.refetch())} />;
  }
  const sent = userId === null ? [] : own.data;
  if (survey === undefined || isLoading || sent === undefined) return <SheetSkeleton />;
  return (
    <>
      <title>{`${survey.title} · Callshot`}</title>
      <SurveySheet
        key={`${survey.surveyId}.${userId}`}
        survey={survey}
        userId={userId}
        sent={sent}
      />
    </>
  );
}

const NoSurvey = () => (
  <>
    <title>Survey · Callshot</title>
    <EmptyState
      level={1}
      icon="list"
      title="No Current Survey"
      text="We are not currently gathering info here. Come back soon for future surveys!"
    />
  </>
);

const Lost = ({ onRetry }: { onRetry(): void }) => (
  <EmptyState
    level={1}
    icon="warning"
    title="The survey could not be loaded"
    text="Check your connection. Answers that are not sent are kept on this device."
  >
    <Button variant="primary" icon="refresh" onClick={onRetry}>
      Try again
    </Button>
  </EmptyState>
);

const TILES = [0, 1, 2, 3, 4, 5];

function SheetSkeleton() {
  return (
    <div className={styles.page}>
      <VisuallyHidden>Loading the survey</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width="70%" height={20} />
        <Skeleton height={4} />
      </div>
      <Skeleton width="80%" height={34} />
      <Skeleton width="60%" height={20} />
      <div className={styles.waiting}>
        {TILES.map((tile) => (
          <Skeleton key={tile} className={styles.waitingTile} height={undefined} />
        ))}
      </div>
    </div>
  );
}
