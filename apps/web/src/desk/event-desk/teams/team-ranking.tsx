import type { BodyInput, EventDesk, TeamRanking as Ranking } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { rankTeamMutation, takeDesk } from '../desk.queries.ts';
import type { DeskTeam } from '../matches/match-rows.ts';
import { m } from '../words/messages.js';
import styles from './edit-team.module.css';
import { draftOf, isSameRanking, readDraft, typedAgain } from './ranking-draft.ts';

interface TeamRankingProps {
  eventId: number;
  team: DeskTeam;
}

/** Says where a team of the event stands in a ranking, whose and of which day [rule: events-38]. */
export function TeamRanking({ eventId, team }: TeamRankingProps) {
  const queries = useQueryClient();
  // The ranking from when the form was opened, which the change builds on.
  const [was, setWas] = useState(team.ranking);
  /** Before the last change made here; undefined = none was made. */
  const [before, setBefore] = useState<Ranking | null>();
  const [draft, setDraft] = useState(draftOf(team.ranking));
  const field = useRef<HTMLInputElement>(null);
  const { send, isBusy, refusal } = useSend(rankTeamMutation, {
    answers: ({ code, current }) => {
      // The form tells the other ranking, and another press builds on it.
      if (code === 'ranking_changed') setWas((current as { ranking: Ranking | null }).ranking);
      return false;
    },
  });
  const typed = readDraft(draft);
  const isReady = typed !== null && !isSameRanking(typed, was);
  const say = (ranking: BodyInput<'POST /api/event/teamRanking'>['ranking'], isBack = false) =>
    send({ eventId, teamId: team.id, ranking, was }, async (desk) => {
      const now = rankingIn(desk, team.id);
      showToast({ text: toastText(now, isBack), kind: 'success' });
      setBefore(isBack ? undefined : was);
      setWas(now);
      setDraft(draftOf(now));
      await takeDesk(queries, desk);
      field.current?.focus();
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) void say(typed);
  };
  const fieldOf = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    autoComplete: 'off',
  });
  return (
    <form className={styles.ranking} aria-label={m.ranking()} onSubmit={save}>
      <TextField
        label={m.rankingPlace()}
        ref={field}
        inputMode="numeric"
        maxLength={4}
        {...fieldOf('place')}
      />
      <TextField
        label={m.rankingSource()}
        hint={m.rankingSourceHint()}
        maxLength={60}
        {...fieldOf('source')}
      />
      <TextField label={m.rankingDay()} type="date" {...fieldOf('asOf')} />
      <TextField label={m.rankingLink()} type="url" maxLength={500} {...fieldOf('url')} />
      <div className={styles.files}>
        <Button type="submit" isBusy={isBusy} disabled={!isReady}>
          {m.saveRanking()}
        </Button>
        {was && (
          <Button variant="ghost" icon="trash" disabled={isBusy} onClick={() => void say(null)}>
            {m.removeRanking()}
          </Button>
        )}
        {before !== undefined && (
          <Button
            variant="ghost"
            icon="undo"
            disabled={isBusy}
            onClick={() => void say(typedAgain(before), true)}
          >
            {m.undoAction()}
          </Button>
        )}
        <p className={styles.note}>{m.rankingNote()}</p>
      </div>
      <div className={styles.wide}>
        <FormError refusal={refusal} />
        {refusal?.code === 'ranking_changed' && <p className={styles.note}>{nowText(was)}</p>}
      </div>
    </form>
  );
}

const rankingIn = ({ teams }: EventDesk, teamId: number): Ranking | null =>
  teams.find(({ id }) => id === teamId)?.ranking ?? null;

const toastText = (now: Ranking | null, isBack: boolean): string => {
  if (isBack) return m.takenBack();
  return now ? m.rankingSaved() : m.rankingRemoved();
};

const nowText = (now: Ranking | null): string =>
  now ? m.rankingIsNow({ place: now.place, source: now.source }) : m.rankingIsGone();
