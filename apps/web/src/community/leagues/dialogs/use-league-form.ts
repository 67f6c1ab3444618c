import type { League } from '@callshot/contract';
import { useState } from 'react';
import { type ApiError, call } from '../../../platform/core/client.ts';
import { openInstead } from '../../../platform/core/modals.ts';
import { m } from '../words/messages.js';
import {
  errorsOf,
  fieldsOf,
  isChanged,
  type LeagueDraft,
  type LeagueErrors,
  type LeagueFields,
  ownChanges,
  saveOf,
} from './league-draft.ts';
import { saveLeagueMutation } from './league-writes.ts';
import { tellNotDone } from './tell-not-done.ts';
import { useLeagueWrite } from './use-league-write.ts';

/** The changes that another user saved since the league was read here. */
export interface LeagueConflict {
  readonly before: League;
  readonly latest: League;
}

const NOT_SAVED = m.leagueNotSaved();

const hasErrors = (errors: LeagueErrors): boolean =>
  [
    errors.nameError,
    errors.passwordError,
    errors.confirmPasswordError,
    errors.discordUrlError,
  ].some((error) => error !== null);

/**
 * A league as it is edited: null = a new one. The typed text stays until it is saved or given up.
 */
export function useLeagueForm(read: League | null) {
  const [base, setBase] = useState(read);
  const [draft, setDraft] = useState<LeagueDraft>({});
  /** The errors of the last attempt, and the changes since. */
  const [wrong, setWrong] = useState<LeagueErrors | null>(null);
  const [touched, setTouched] = useState<LeagueDraft>({});
  const [conflict, setConflict] = useState<LeagueConflict | null>(null);
  const [isStored, setStored] = useState(false);
  const stored = fieldsOf(base);
  const fields: LeagueFields = { ...stored, ...draft };

  const saving = useLeagueWrite(saveLeagueMutation, {
    overlay: m.savingLeague(),
    check: (answer) => {
      setStored(answer.league !== null);
      if (answer.league === null) setWrong(answer);
      return answer.league !== null;
    },
    answers: (failure) => {
      if (failure.code !== 'changed_meanwhile' || base === null) {
        tellNotDone(NOT_SAVED, failure);
        return false;
      }
      void readLatest(base);
      return true;
    },
  });

  const readLatest = async (before: League) => {
    try {
      const latest = await call('GET /api/leagues/get', {
        query: { leagueId: String(before.id) },
        isToldInPlace: true,
      });
      setConflict({ before, latest });
    } catch (failure) {
      tellNotDone(NOT_SAVED, failure as ApiError);
    }
  };

  const change = (part: LeagueDraft) => {
    setDraft((before) => ({ ...before, ...part }));
    setTouched((before) => ({ ...before, ...part }));
  };

  const send = async (league: League | null, sent: LeagueFields) => {
    if (saving.isBusy) return;
    setTouched({});
    const found = errorsOf(sent, fieldsOf(league));
    setWrong(hasErrors(found) ? found : null);
    if (hasErrors(found)) return;
    await saving.write(saveOf(league, sent), (answer) =>
      openInstead('leagueQuestion', {
        about: 'done',
        what: 'saved',
        leagueId: answer.league?.id ?? null,
      }),
    );
  };

  /** Editing continues on the latest version; changes made here stay. */
  const goOnFrom = (latest: League, isOwnKept: boolean): LeagueFields => {
    const kept = isOwnKept ? ownChanges(stored, draft) : {};
    setConflict(null);
    setBase(latest);
    setDraft(kept);
    setWrong(null);
    return { ...fieldsOf(latest), ...kept };
  };

  const isPasswordTouched = 'password' in touched || 'confirmPassword' in touched;
  return {
    base,
    stored,
    fields,
    change,
    isDirty: !isStored && isChanged(stored, draft),
    save: () => send(base, fields),
    isBusy: saving.isBusy,
    refusal: saving.refusal,
    /** A new object after each answer. */
    wrong,
    errors: {
      nameError: 'name' in touched ? null : (wrong?.nameError ?? null),
      passwordError: isPasswordTouched ? null : (wrong?.passwordError ?? null),
      confirmPasswordError: isPasswordTouched ? null : (wrong?.confirmPasswordError ?? null),
      discordUrlError: 'discordUrl' in touched ? null : (wrong?.discordUrlError ?? null),
    } satisfies LeagueErrors,
    conflict: conflict && {
      ...conflict,
      own: ownChanges(stored, draft),
      keepEditing: () => void goOnFrom(conflict.latest, true),
      takeSaved: () => void goOnFrom(conflict.latest, false),
      saveOver: () => void send(conflict.latest, goOnFrom(conflict.latest, true)),
    },
  };
}
