import { surveyLimits } from '@callshot/rules';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../platform/core/api-error.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { copyName } from '../../../platform/editing/copy-name.ts';
import { useConflict } from '../../../platform/editing/use-conflict.ts';
import type { Editing, Saved } from '../../../platform/editing/use-editing.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { saveSurveyMutation } from '../survey.queries.ts';
import { m } from '../words/messages.js';
import { type NewerSurvey, newerSurveyOf, overlapOf, type WouldGo, wouldGoOf } from './refusals.ts';
import { settler } from './settle-survey.ts';
import { draftOf, isSameText, type SurveyState, stateOf } from './survey-state.ts';

interface SaveOptions {
  onSaved(surveyId: number): void;
}

/** Saves the edited survey. If a decision is needed first, it is handed back. */
export function useSaveSurvey(editing: Editing<SurveyState>, { onSaved }: SaveOptions) {
  const [wouldGo, setWouldGo] = useState<WouldGo | null>(null);
  const [overlap, setOverlap] = useState<string | null>(null);
  const [problems, setProblems] = useState<ApiError['problems']>([]);
  /** The sent survey, as long as it is not known whether it arrived. */
  const unanswered = useRef<SurveyState | null>(null);
  const { send, isBusy, refusal, forget } = useSend(saveSurveyMutation, {
    answers: (failure) => {
      const theirs = newerSurveyOf(failure);
      const mine = unanswered.current;
      if (theirs && mine && isSameText(stateOf(theirs), mine)) {
        took(mine, theirs.surveyId, theirs);
        showToast({ text: m.earlierSaved() });
        return true;
      }
      const losses = wouldGoOf(failure);
      const other = overlapOf(failure);
      if (theirs) {
        const { surveyId: id, modified } = theirs;
        conflict.found({ id, modified, by: null, state: stateOf(theirs) });
      }
      if (losses) setWouldGo(losses);
      if (other) setOverlap(other);
      setProblems(failure.problems);
      if (failure.status >= 400 && failure.status < 500) unanswered.current = null;
      return theirs !== null || losses !== null || other !== null;
    },
  });

  function took(state: SurveyState, id: number, survey: NewerSurvey | null) {
    const settle = survey ? settler(state, survey) : (same: SurveyState) => same;
    // If reading again failed, the next save is refused, and then recognises its own survey.
    const modified = survey?.modified ?? editing.saved.modified;
    editing.markSaved({ id, modified, state: settle(state) }, settle);
    unanswered.current = survey ? null : state;
    onSaved(id);
  }

  /** True = the server has it. */
  const save = async (
    state: SurveyState,
    over: Pick<Saved<SurveyState>, 'id' | 'modified'>,
    dropsAnswers = false,
  ): Promise<boolean> => {
    setOverlap(null);
    setProblems([]);
    if (unanswered.current === null) unanswered.current = state;
    const body = {
      ...draftOf(state, over.id),
      modified: over.modified,
      ...(dropsAnswers && { dropsAnswers: true as const }),
    };
    return send(body, ({ surveyId, survey }) => {
      took(state, surveyId, survey);
      showToast({ kind: 'success', text: m.surveySaved() });
    });
  };

  const conflict = useConflict(editing, {
    // The copy has no times until somebody sets them.
    copyOf: (state) => ({
      ...asNew(state),
      title: copyName(state.title.trim(), surveyLimits.title),
      openTime: null,
      closeTime: null,
    }),
    save,
  });

  return {
    isBusy,
    refusal,
    conflict,
    wouldGo,
    /** The other survey that is open at the same time. */
    overlap,
    /** Errors that only the server knows, by path. */
    problems,
    forget: () => {
      forget();
      setOverlap(null);
      setProblems([]);
    },
    save: () => save(editing.latest(), editing.saved),
    /** People's answers go with the removed parts. */
    saveAndDrop: () => {
      setWouldGo(null);
      return save(editing.latest(), editing.saved, true);
    },
    keepAnswers: () => setWouldGo(null),
  };
}

/** Without the ids of the original. */
const asNew = (state: SurveyState): SurveyState => ({
  ...state,
  prompts: state.prompts.map((prompt) => ({
    ...prompt,
    promptId: 0,
    answers: prompt.answers.map((answer) => ({ ...answer, promptAnswerId: 0 })),
  })),
});
