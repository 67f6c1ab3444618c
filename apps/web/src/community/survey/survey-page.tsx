import { surveyFor } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { language } from '../../platform/core/language.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import {
  type CurrentSurvey,
  currentSurveyQuery,
  ownAnswersQuery,
  type ShownSurvey,
} from './survey.queries.ts';
import styles from './survey-page.module.css';
import { SurveySheet } from './survey-sheet.tsx';
import { m } from './words/messages.js';

/** /rl/survey: the current survey, one prompt at a time [rule: surveys-1, surveys-4]. */
export function SurveyPage() {
  const current = useQuery({ ...currentSurveyQuery, select: toldHere });
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
      <title>{m.pageTitleNamed({ title: survey.title })}</title>
      <SurveySheet
        key={`${survey.surveyId}.${userId}`}
        survey={survey}
        userId={userId}
        sent={sent}
      />
    </>
  );
}

/** Its texts in the page's language. */
const toldHere = (survey: CurrentSurvey | null): ShownSurvey | null =>
  survey && surveyFor(survey, language());

const NoSurvey = () => (
  <>
    <title>{m.pageTitle()}</title>
    <EmptyState level={1} icon="list" title={m.noSurvey()} text={m.noSurveyText()} />
  </>
);

const Lost = ({ onRetry }: { onRetry(): void }) => (
  <EmptyState level={1} icon="warning" title={m.surveyFailed()} text={m.surveyFailedText()}>
    <Button variant="primary" icon="refresh" onClick={onRetry}>
      {m.tryAgain()}
    </Button>
  </EmptyState>
);

const TILES = [0, 1, 2, 3, 4, 5];

function SheetSkeleton() {
  return (
    <div className={styles.page}>
      <VisuallyHidden>{m.loadingSurvey()}</VisuallyHidden>
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
