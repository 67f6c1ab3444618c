import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useFocusBack } from '../../platform/lists/use-focus-back.ts';
import { lazyPart } from '../../platform/parts/lazy-part.tsx';
import { PartFailed } from '../../platform/parts/part-failure.tsx';
import { PageLoading } from '../../platform/ui/states/page-loading.tsx';
import type { SurveyToEdit } from './editor/edited-survey.tsx';
import { firstView } from './list/listed-surveys.ts';
import { SurveysOverview } from './list/surveys-overview.tsx';
import { SurveyResultsPage } from './results/survey-results-page.tsx';

const EditedSurvey = lazyPart(
  async () => (await import('./editor/edited-survey.tsx')).EditedSurvey,
  {
    isRare: true,
    waiting: <PageLoading />,
    failed: (_, error, retry) => <PartFailed error={error} onRetry={retry} level={1} />,
  },
);

const LIST = '/admin/survey';
/** Goes with a way that leads out of the editor by its own button. */
const KNOWINGLY = { isKnowing: true };

/** Surveys [rule: surveys-12]: the list, one of them in the editor, or its results. */
export function SurveyPage() {
  const { surveyId, view: shown } = useParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [view, setView] = useState(firstView);
  const id = idOf(surveyId);
  const what = editedOf(surveyId, idOf(new URLSearchParams(search).get('of')));
  useFocusBack(surveyId !== undefined);
  const goTo = (path: string, options = {}) => {
    void navigate(path, options);
    // It begins at its top, however far the list was scrolled.
    scrollTo(0, 0);
  };
  const close = () => goTo(LIST, { state: KNOWINGLY });
  if (id !== null && shown === 'results') return <SurveyResultsPage surveyId={id} />;
  if (what) {
    return (
      <EditedSurvey
        // Saved for the first time it gets another address, and goes on being edited.
        key={textIn(state, 'begunAt') ?? `${pathname}${search}`}
        what={what}
        isDraftTaken={textIn(state, 'draft') !== null}
        onSaved={(savedId) => {
          setSelectedId(savedId);
          const own = `${LIST}/${savedId}`;
          if (own === pathname) return;
          const begunAt = textIn(state, 'begunAt') ?? `${pathname}${search}`;
          void navigate(own, { replace: true, state: { ...KNOWINGLY, begunAt } });
        }}
        onClose={close}
      />
    );
  }
  return (
    <SurveysOverview
      selectedId={selectedId}
      view={view}
      onView={setView}
      onSelect={setSelectedId}
      onAdd={() => goTo(`${LIST}/new`)}
      onEdit={(of) => goTo(`${LIST}/${of}`)}
      onClone={(of) => goTo(`${LIST}/new?of=${of}`)}
      onResults={(of) => goTo(`${LIST}/${of}/results`)}
      onContinue={(of) => goTo(`${LIST}/${of === 0 ? 'new' : of}`, { state: { draft: 'taken' } })}
    />
  );
}

const idOf = (text: string | undefined | null): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;

function editedOf(surveyId: string | undefined, of: number | null): SurveyToEdit | null {
  if (surveyId === 'new') return of === null ? { kind: 'new' } : { kind: 'clone', of };
  const id = idOf(surveyId);
  return id === null ? null : { kind: 'saved', id };
}

function textIn(state: unknown, name: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const text: unknown = Reflect.get(state, name);
  return typeof text === 'string' ? text : null;
}
