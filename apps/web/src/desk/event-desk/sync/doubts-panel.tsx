import type { EventDesk, OfficialMatch } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../../platform/core/use-send.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { actOf, type PageKey, usePageKeys } from '../../../platform/ui/page/page-keys.ts';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { exactTime } from '../../../platform/ui/words/time-ago.ts';
import { officialMatchesQuery } from '../../../play/events/official-matches.queries.ts';
import { StatePill } from '../../../staff/staff/state-pill.tsx';
import { type AskedMatch, MatchResultDialog } from '../../override/match-result-dialog.tsx';
import { refreshEvent } from '../../override/override.queries.ts';
import { slotOf } from '../matches/match-rows.ts';
import { useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import { DoubtCard } from './doubt-card.tsx';
import styles from './doubts-panel.module.css';
import { StructureCard } from './structure-card.tsx';
import { StructureDialog } from './structure-dialog.tsx';
import { answerMutation, type Doubt, type Sync, syncQuery } from './sync.queries.ts';
import { WhoIsIt } from './who-is-it.tsx';

/** Data of the wiki that staff must confirm, one doubt after the other. */
export function DoubtsPanel({ desk }: { desk: EventDesk }) {
  const sync = useQuery(syncQuery(desk.id));
  const waiting = desk.wiki?.doubtsWaiting ?? 0;
  const count = sync.data?.doubts.length ?? 0;
  return (
    <StaffPanel
      title={m.doubts()}
      fact={count > 0 ? <StatePill tone="warn">{m.waitingCount({ count })}</StatePill> : null}
      end={count > 0 ? <span className={styles.note}>{m.othersApply()}</span> : null}
      isFlush
    >
      <Loaded query={sync} what={m.whatWaits()} height={waiting > 0 ? 560 : 210}>
        {(data) =>
          data.doubts.length === 0 ? (
            <NothingWaits log={data.log} />
          ) : (
            <Queue desk={desk} doubts={data.doubts} />
          )
        }
      </Loaded>
    </StaffPanel>
  );
}

const SAME_TEAM = m.sameTeamDone();
const DONE = { apply: m.resultApplied(), dismiss: m.doubtDismissed() } as const;

function NothingWaits({ log: [last] }: { log: Sync['log'] }) {
  return (
    <EmptyState
      icon="check"
      title={m.nothingWaits()}
      {...(last && {
        text: m.lastChange({ time: exactTime(last.at), change: last.text }),
      })}
    />
  );
}

/** The team that staff take a name of the wiki for. */
interface Meant {
  readonly doubtId: number;
  readonly teamId: number | null;
}

/** A doubt that is answered by entering a result by hand. */
interface Correction {
  readonly match: AskedMatch;
  readonly doubtId: number;
}

function Queue({ desk, doubts }: { desk: EventDesk; doubts: readonly Doubt[] }) {
  const eventId = desk.id;
  const isAdmin = useIsAdmin();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [meant, setMeant] = useState<Meant | null>(null);
  const [correcting, setCorrecting] = useState<Correction | null>(null);
  const [lookingAt, setLookingAt] = useState<number | null>(null);
  const official = useQuery(officialMatchesQuery(eventId)).data;
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, isBusy, sending, refusal, forget } = useSend(answerMutation);
  // One that was answered elsewhere is gone: the oldest that waits takes its place.
  const at = Math.max(
    0,
    doubts.findIndex(({ id }) => id === chosenId),
  );
  const doubt = doubts[at];
  const teamId = doubt && meant?.doubtId === doubt.id ? meant.teamId : doubt?.likeliestTeamId;

  const choose = (id: number) => {
    setChosenId(id);
    setNote('');
    forget();
    heading.current?.focus();
  };
  const step = (by: 1 | -1) => {
    const next = doubts[at + by];
    if (next) choose(next.id);
  };
  const canApply = doubt?.kind === 'unknown_team' ? teamId != null : doubt?.answer != null;
  const answer = (own: Doubt, kind: 'apply' | 'dismiss') => {
    const body = { eventId, doubtId: own.id, note: note.trim() };
    const isSame = kind === 'apply' && own.kind === 'unknown_team' && teamId != null;
    void send(isSame ? { ...body, teamId } : { ...body, answer: kind }, async () => {
      const kept = own.kind === 'structure' ? m.structureKeptDone() : DONE[kind];
      showToast({ kind: 'success', text: isSame ? SAME_TEAM : kept });
      setNote('');
      setChosenId(null);
      await refreshEvent(queries, eventId);
      heading.current?.focus();
    });
  };
  const corrected = doubt && matchOf(doubt, official);
  const correct = () => {
    if (doubt && corrected) setCorrecting({ match: corrected, doubtId: doubt.id });
    else void navigate(`/admin/pickOverride?event=${eventId}`);
  };
  const canAct = isAdmin && !isBusy && doubt !== undefined;
  const isStructure = doubt?.kind === 'structure';
  const look = () => setLookingAt(doubt?.id ?? null);
  const applyAct = canAct && canApply ? () => answer(doubt, 'apply') : undefined;
  useDoubtKeys([
    { keys: 'J', says: m.nextDoubtKey(), act: () => step(1) },
    { keys: 'K', says: m.previousDoubtKey(), act: () => step(-1) },
    {
      keys: 'A',
      says: isStructure ? m.structureLookKey() : m.applyKey(),
      act: canAct && isStructure ? look : applyAct,
    },
    { keys: 'C', says: m.correctKey(), act: canAct && !isStructure ? correct : undefined },
    { keys: 'D', says: m.dismissKey(), act: canAct ? () => answer(doubt, 'dismiss') : undefined },
  ]);
  if (!doubt) return null;
  return (
    <>
      {isStructure ? (
        <StructureCard
          key={doubt.id}
          doubt={doubt}
          place={m.doubtOf({ number: at + 1, count: doubts.length })}
          heading={heading}
          isBusy={isBusy}
          isKeeping={sending !== null}
          refusal={refusal}
          onLook={look}
          onKeep={() => answer(doubt, 'dismiss')}
        />
      ) : (
        <DoubtCard
          key={doubt.id}
          eventId={eventId}
          doubt={doubt}
          place={m.doubtOf({ number: at + 1, count: doubts.length })}
          heading={heading}
          note={note}
          onNote={setNote}
          isBusy={isBusy}
          who={
            doubt.kind === 'unknown_team' ? (
              <WhoIsIt
                name={doubt.name ?? doubt.title}
                teams={desk.teams}
                teamId={teamId ?? null}
                onTeam={(chosen) => setMeant({ doubtId: doubt.id, teamId: chosen })}
              />
            ) : null
          }
          isEffectKnown={doubt.answer !== null && teamId === doubt.likeliestTeamId}
          canApply={canApply}
          sending={sending === null ? null : 'teamId' in sending ? 'apply' : sending.answer}
          refusal={refusal}
          onApply={() => answer(doubt, 'apply')}
          onCorrect={correct}
          onDismiss={() => answer(doubt, 'dismiss')}
        />
      )}
      {lookingAt === null ? null : (
        <StructureDialog
          eventId={eventId}
          doubtId={lookingAt}
          onTaken={() => {
            setLookingAt(null);
            setChosenId(null);
            heading.current?.focus();
          }}
          onClose={() => setLookingAt(null)}
        />
      )}
      {correcting ? (
        <MatchResultDialog
          eventId={eventId}
          match={correcting.match}
          doubt={{ id: correcting.doubtId, note }}
          onSaved={() => {
            setNote('');
            setChosenId(null);
          }}
          onClose={() => setCorrecting(null)}
        />
      ) : null}
      {doubts.length > 1 ? (
        <ul className={styles.later} aria-label={m.otherDoubts()}>
          {doubts
            .filter(({ id }) => id !== doubt.id)
            .map((other) => (
              <li key={other.id} className={styles.other}>
                <button type="button" className={styles.pick} onClick={() => choose(other.id)}>
                  {titleOf(other)}
                </button>
                <span className={styles.note}>
                  {other.kind === 'structure' ? m.structureKept() : other.reason}
                </span>
                {other.answer === null ? null : (
                  <span className={styles.answer}>{other.answer}</span>
                )}
              </li>
            ))}
        </ul>
      ) : null}
    </>
  );
}

const titleOf = ({ kind, title }: Doubt): string =>
  kind === 'structure' ? m.structureTitle() : title;

/** The match of a bracket that it is about; null = it is about places, or of a match that stands nowhere here. */
function matchOf(
  { wiki, eventStageId, eventSubstageId, place, title }: Doubt,
  official: readonly OfficialMatch[] | undefined,
): AskedMatch | null {
  const match = official?.find(
    ({ externalId, bracketPart }) => externalId === wiki?.matchId && bracketPart !== '',
  );
  if (wiki === null || !match) return null;
  return { eventStageId, eventSubstageId, slot: slotOf(match), title: `${place}, ${title}` };
}

/** Heard wherever nothing else listens to letters. */
function useDoubtKeys(keys: readonly PageKey[]): void {
  usePageKeys(keys);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      const act = actOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
