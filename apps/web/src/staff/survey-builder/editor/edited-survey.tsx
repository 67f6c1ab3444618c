import { cloneSurvey } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { ApiError } from '../../../platform/core/api-error.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { type StaffSurvey, surveyQuery } from '../survey.queries.ts';
import { m } from '../words/messages.js';
import { SurveyEditor } from './survey-editor.tsx';
import { emptySurvey, stateOf } from './survey-state.ts';

export type SurveyToEdit =
  | { readonly kind: 'new' }
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'clone'; readonly of: number };

interface EditedSurveyProps {
  what: SurveyToEdit;
  isDraftTaken: boolean;
  onSaved(surveyId: number): void;
  onClose(): void;
}

/** The editor, once what is edited is there. */
export function EditedSurvey(props: EditedSurveyProps) {
  const { user } = useCurrentUser();
  // Once saved it has an address of its own, and is still what was opened.
  const [what] = useState(props.what);
  // The guard of the page lets only known users in.
  if (!user) return null;
  const ways = { ...props, userId: user.id };
  return what.kind === 'new' ? (
    <Blank {...ways} />
  ) : (
    <SavedOrClone
      {...ways}
      id={what.kind === 'saved' ? what.id : what.of}
      isClone={what.kind === 'clone'}
    />
  );
}

type Ways = Omit<EditedSurveyProps, 'what'> & { readonly userId: number };

function Blank({ userId, isDraftTaken, onSaved, onClose }: Ways) {
  const [opened] = useState(() => ({ id: 0, modified: null, state: emptySurvey() }));
  return <SurveyEditor {...{ opened, userId, isDraftTaken, onSaved, onClose }} answered={{}} />;
}

interface SavedOrCloneProps extends Ways {
  readonly id: number;
  readonly isClone: boolean;
}

function SavedOrClone({ id, isClone, ...ways }: SavedOrCloneProps) {
  // The editor starts with the saved state of now, not with the list's older copy.
  const { data, error, isFetchedAfterMount, refetch } = useQuery(surveyQuery(id));
  if (data && isFetchedAfterMount) return <Opened survey={data} isClone={isClone} {...ways} />;
  return (
    <StaffPage title={m.survey()} up={{ to: '/admin/survey', title: m.survey() }}>
      {error === null ? (
        <Skeleton height={480} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState icon="search" title={m.surveyGone()} text={m.surveyGoneText()}>
          <Button onClick={ways.onClose}>{m.backToList()}</Button>
        </EmptyState>
      ) : (
        <LoadFailure title={m.surveyFailed()} onRetry={() => void refetch()} />
      )}
    </StaffPage>
  );
}

interface OpenedProps extends Ways {
  readonly survey: StaffSurvey;
  readonly isClone: boolean;
}

function Opened({ survey, isClone, userId, isDraftTaken, onSaved, onClose }: OpenedProps) {
  const [opened] = useState(() =>
    isClone
      ? { id: 0, modified: null, state: stateOf(cloneSurvey(survey)) }
      : { id: survey.surveyId, modified: survey.modified, state: stateOf(survey) },
  );
  const answered = isClone ? {} : survey.answered;
  return <SurveyEditor {...{ opened, answered, userId, isDraftTaken, onSaved, onClose }} />;
}
