import { isPromptAnswered, pressAnswer } from '@callshot/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { answersOf, areSame, mergeAnswers } from './merge-answers.ts';
import {
  currentSurveyQuery,
  ownAnswersQuery,
  type ShownSurvey,
  sendAnswersMutation,
} from './survey.queries.ts';
import {
  type DraftKey,
  nameOf,
  parseDraft,
  readDraft,
  type SurveyDraft,
  writeDraft,
} from './survey-draft.ts';
import { useHasPassed } from './use-has-passed.ts';

interface SheetInput {
  readonly survey: ShownSurvey;
  readonly userId: number | null;
  /** The last sent answers of this user. */
  readonly sent: readonly number[];
}

const VISITOR = 0;

/** One user's answers to a survey: chosen, kept in this browser, sent. */
export function useSurveySheet({ survey, userId, sent }: SheetInput) {
  const queries = useQueryClient();
  const { surveyId, prompts } = survey;
  const key: DraftKey = { surveyId, userId: userId ?? VISITOR };
  const [draft, setDraft] = useState(() => firstDraft(survey, key, sent));
  const [closeTime, setCloseTime] = useState<string | null>(null);
  const [isRefusedAsClosed, setRefusedAsClosed] = useState(false);
  const isClosed = useHasPassed(survey.closeTime) || isRefusedAsClosed;
  const { send, isBusy, refusal, forget } = useSend(sendAnswersMutation, {
    answers: ({ code }) => {
      if (code === 'answers_invalid' || code === 'survey_closed') {
        void queries.invalidateQueries({ queryKey: currentSurveyQuery.queryKey });
      }
      if (code !== 'survey_closed') return false;
      setRefusedAsClosed(true);
      return true;
    },
  });

  const answersKey = ownAnswersQuery(surveyId, userId).queryKey;
  useAdoption(key, draft);
  useOtherTabs(key, (theirs) => {
    setDraft((mine) => theirs ?? (mine && { ...mine, chosen: mine.base }));
    // It was sent there.
    if (theirs === null) void queries.invalidateQueries({ queryKey: answersKey });
  });

  // Begun without a change it is where somebody stands in the survey, and no more.
  const isChanged = draft !== null && !areSame(draft.chosen, draft.base);
  const known = answersOf(prompts, isChanged ? draft.chosen : sent);
  const chosen = isClosed ? answersOf(prompts, sent) : known;
  const at = Math.min(draft?.at ?? 0, prompts.length - 1);
  const isUnsent = isChanged && !areSame(known, sent);
  const keep = (change: Partial<SurveyDraft>) => {
    const next = { chosen: known, at, base: isChanged ? draft.base : sent, ...change };
    setDraft(next);
    writeDraft(key, next);
  };
  const press = (promptAnswerId: number) => {
    const prompt = prompts[at];
    if (prompt === undefined || isClosed) return;
    const next = pressAnswer(prompt, new Set(known), promptAnswerId);
    if (next === 'full') return;
    forget();
    keep({ chosen: [...next] });
  };
  const submit = () =>
    send(chosen, (answer) => {
      queries.setQueryData(answersKey, [...chosen]);
      setDraft({ chosen, at, base: chosen });
      writeDraft(key, null);
      setCloseTime(answer.closeTime);
    });
  const isComplete = (index: number): boolean => {
    const prompt = prompts[index];
    return prompt !== undefined && isPromptAnswered(prompt, new Set(chosen));
  };
  return {
    at,
    chosen,
    isClosed,
    isComplete,
    /** Something was chosen here that was not sent. */
    isUnsent,
    /** Another device sent other answers since these were begun. */
    hasNewer: isUnsent && !isClosed && !areSame(draft.base, sent),
    takeNewer: () => {
      setDraft(null);
      writeDraft(key, null);
    },
    keepMine: () => keep({ base: sent }),
    go: (to: number) => keep({ at: to }),
    press,
    submit,
    isSending: isBusy,
    refusal,
    /** Set once they are sent: until then they can be changed. */
    doneUntil: closeTime,
    closeDone: () => setCloseTime(null),
  };
}

/** After a login, choices made in this browser before it are added to the user's own. */
function firstDraft(
  { prompts, surveyId }: ShownSurvey,
  key: DraftKey,
  sent: readonly number[],
): SurveyDraft | null {
  const own = readDraft(key);
  if (key.userId === VISITOR) return own;
  const visitors = readDraft({ surveyId, userId: VISITOR });
  if (visitors === null) return own;
  const before = own?.chosen ?? sent;
  return {
    chosen: mergeAnswers(prompts, before, visitors.chosen),
    at: visitors.at,
    base: own?.base ?? sent,
  };
}

function useAdoption(key: DraftKey, draft: SurveyDraft | null): void {
  const { surveyId, userId } = key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    const visitor = { surveyId, userId: VISITOR };
    if (userId === VISITOR || readDraft(visitor) === null) return;
    writeDraft(key, draft);
    writeDraft(visitor, null);
  }, []);
}

/** Choices and submissions of another tab of this browser are seen here as well. */
function useOtherTabs(key: DraftKey, onChange: (draft: SurveyDraft | null) => void): void {
  const name = nameOf(key);
  useEffect(() => {
    const hear = (change: StorageEvent) => {
      if (change.key === name) onChange(parseDraft(change.newValue));
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  });
}
