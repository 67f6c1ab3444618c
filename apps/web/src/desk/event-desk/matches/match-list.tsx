import type { EventDesk, OfficialMatch } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { Link } from '../../../platform/core/link.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Moment } from '../../../platform/ui/hooks/moment.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { Tabs } from '../../../platform/ui/page/tabs.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { officialMatchesQuery } from '../../../play/events/official-matches.queries.ts';
import { StatePill } from '../../../staff/staff/state-pill.tsx';
import { type AskedMatch, MatchResultDialog } from '../../override/match-result-dialog.tsx';
import { byHandOf, hasHandMatches } from '../followed-stages.ts';
import { hasOwnMatches } from '../stage/has-own-matches.ts';
import type { DeskStage } from '../stage/stage-acts.ts';
import { syncQuery } from '../sync/sync.queries.ts';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import { EnterResult } from './enter-result.tsx';
import styles from './match-list.module.css';
import { byRound, type DeskTeam, type MatchRow, matchRows } from './match-rows.ts';
import { MatchTime, type TimedMatch } from './match-time.tsx';

const NONE: readonly OfficialMatch[] = [];

/** The matches of one stage: the official result of each, or its planned time. */
export function MatchList({ desk }: { desk: EventDesk }) {
  const [index, setIndex] = useState(desk.stage);
  const panelId = useId();
  const teams = useMemo(() => new Map(desk.teams.map((team) => [team.id, team])), [desk.teams]);
  const [timed, setTimed] = useState<TimedMatch | null>(null);
  const [ended, setEnded] = useState<AskedMatch | null>(null);
  const official = useQuery(officialMatchesQuery(desk.id)).data ?? NONE;
  const doubts = useQuery({ ...syncQuery(desk.id), enabled: desk.wiki !== null }).data?.doubts;
  const stage = desk.stages[index];
  if (!stage) return null;
  const doubted = new Set(doubts?.flatMap(({ wiki }) => (wiki ? [wiki.matchId] : [])));
  const rows = matchRows(stage, { teams, official, doubted });
  const isByHand = desk.wiki === null || byHandOf(desk, stage) !== null;
  const isOver = desk.state === 'finished' || desk.state === 'archived';
  // Results are public at once: they wait for the lock, of the stage or of the match.
  const isLocked = stage.state === 'locked' || stage.state === 'done';
  return (
    <StaffPanel
      title={m.matches()}
      fact={factOf(stage, rows)}
      end={isByHand ? <Entering desk={desk} stage={stage} /> : null}
      isFlush
    >
      <Tabs<number>
        label={m.stages()}
        panelId={panelId}
        value={index}
        onChange={setIndex}
        className={styles.tabs}
        items={desk.stages.map(({ name }, at) => ({ value: at, label: name }))}
      />
      <div id={panelId} role="tabpanel" aria-label={stage.name}>
        {rows.length === 0 ? (
          <NoMatches stage={stage} teams={teams} canEnter={hasHandMatches(desk, stage)} />
        ) : null}
        {byRound(rows).map(({ round, rows: own }) => (
          <section key={round} aria-label={round}>
            <h3 className={styles.round}>{round}</h3>
            <ul className={styles.matches}>
              {own.map((row) => (
                <li key={row.key} className={styles.match}>
                  <Match
                    row={row}
                    onTime={isOver ? null : setTimed}
                    onEnd={
                      isLocked || row.isSealed
                        ? (at) => setEnded({ ...at, eventStageId: stage.id })
                        : null
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {ended ? (
        <MatchResultDialog eventId={desk.id} match={ended} onClose={() => setEnded(null)} />
      ) : null}
      {timed ? <MatchTime desk={desk} match={timed} onClose={() => setTimed(null)} /> : null}
    </StaffPanel>
  );
}

/**
 * Matches of a stage without a bracket have a page of their own. Results that they do not tell are
 * entered beside it.
 */
function Entering({ desk, stage }: { desk: EventDesk; stage: DeskStage }) {
  return (
    <>
      {hasHandMatches(desk, stage) ? (
        <Link to={`/admin/event/${desk.id}/matches/${stage.id}`}>{m.enterMatches()}</Link>
      ) : null}
      <EnterResult eventId={desk.id} />
    </>
  );
}

/** A bracket counts what is played: neither byes nor a reset that is not needed. */
function factOf(stage: DeskStage, rows: readonly MatchRow[]): string | undefined {
  if (rows.length === 0) return undefined;
  const { known, total } = stage.official;
  if (hasOwnMatches(stage)) return m.officialOf({ known, total });
  const official = rows.filter(({ state }) => state === 'official');
  return m.officialOf({ known: official.length, total: rows.length });
}

interface NoMatchesProps {
  stage: DeskStage;
  teams: ReadonlyMap<number, DeskTeam>;
  /** Staff can enter them. */
  canEnter: boolean;
}

/** A stage of places has none that are known one by one; its teams are. */
function NoMatches({ stage, teams, canEnter }: NoMatchesProps) {
  const known = stage.substages.filter(({ teamIds }) => teamIds.length > 0);
  if (known.length === 0) {
    return <EmptyState icon="clock" title={m.noTeamKnown()} text={m.noTeamKnownText()} />;
  }
  return (
    <>
      <p className={styles.note}>
        {m.picksArePlaces()}
        {canEnter ? ` ${m.enterItsMatches()}` : ''}
      </p>
      {known.map((substage) => (
        <section key={substage.id} aria-label={substage.title}>
          <h3 className={styles.round}>{substage.title}</h3>
          <ul className={styles.teams}>
            {substage.teamIds.flatMap((id) => {
              const team = teams.get(id);
              return team
                ? [
                    <li key={id} className={styles.side}>
                      <TeamMark team={team} size={20} />
                      <span className={styles.name}>
                        <bdi>{team.name}</bdi>
                      </span>
                    </li>,
                  ]
                : [];
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

interface MatchProps {
  row: MatchRow;
  /** Null = no time is set any more. */
  onTime: ((match: TimedMatch) => void) | null;
  /** Null = no result can be entered yet. */
  onEnd: ((match: Omit<AskedMatch, 'eventStageId'>) => void) | null;
}

function Match({ row, onTime, onEnd }: MatchProps) {
  const isAdmin = useIsAdmin();
  const { slot, eventSubstageId, startsAt } = row;
  const title = `${row.top.team?.name ?? m.notKnown()} – ${row.bottom.team?.name ?? m.notKnown()}`;
  const missing = row.isBye ? m.nobody() : m.notKnown();
  const whole = `${row.round}, ${title}`;
  const canTime = slot !== null && row.state !== 'official' && onTime !== null;
  const canEnd = slot !== null && row.canEnd && onEnd !== null;
  return (
    <>
      <div className={styles.sides}>
        <Side side={row.top} missing={missing} />
        <VisuallyHidden> {m.against()} </VisuallyHidden>
        <Side side={row.bottom} missing={missing} />
      </div>
      <div className={styles.end}>
        <State state={row.state} isOver={onTime === null} />
        {row.isSealed && row.state !== 'official' ? (
          <StatePill tone="warn" icon="lock">
            {m.stateLocked()}
          </StatePill>
        ) : null}
        {row.note !== null || startsAt !== null ? (
          <span className={styles.when}>
            {row.note ?? (startsAt === null ? null : <Moment at={startsAt} />)}
          </span>
        ) : null}
        {canTime || canEnd ? (
          <div className={styles.acts}>
            {canTime ? (
              <Button
                size="sm"
                variant="ghost"
                icon="clock"
                aria-label={
                  startsAt === null
                    ? m.setTimeOf({ match: whole })
                    : m.changeTimeOf({ match: whole })
                }
                disabled={!isAdmin}
                title={isAdmin ? undefined : FOR_ADMINS}
                onClick={() => onTime({ eventSubstageId, slot, startsAt, title: whole })}
              />
            ) : null}
            {canEnd ? (
              <Button
                size="sm"
                variant="ghost"
                icon="edit"
                aria-label={
                  row.state === 'official'
                    ? m.correctResultOf({ match: whole })
                    : m.enterResultOf({ match: whole })
                }
                disabled={!isAdmin}
                title={isAdmin ? undefined : FOR_ADMINS}
                onClick={() => onEnd({ eventSubstageId, slot, title: whole })}
              />
            ) : null}
          </div>
        ) : null}
      </div>
    </>
  );
}

interface SideProps {
  side: MatchRow['top'];
  /** The text in place of a missing team. */
  missing: string;
}

function Side({ side: { team, score, isWinner }, missing }: SideProps) {
  return (
    <span className={styles.side} data-winner={isWinner || undefined}>
      {team ? <TeamMark team={team} size={20} /> : <span className={styles.nobody} aria-hidden />}
      <span className={styles.name}>{team?.name ?? missing}</span>
      <span className={styles.score}>
        {score ?? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{m.noScore()}</VisuallyHidden>
          </>
        )}
        {isWinner ? <VisuallyHidden> {m.wonHidden()}</VisuallyHidden> : null}
      </span>
    </span>
  );
}

function State({ state, isOver }: { state: MatchRow['state']; isOver: boolean }) {
  switch (state) {
    case 'official':
      return (
        <StatePill tone="ok" icon="check">
          {m.matchOfficial()}
        </StatePill>
      );
    case 'live':
      return (
        <StatePill tone="bad" icon="dot">
          {m.matchLive()}
        </StatePill>
      );
    case 'doubt':
      return (
        <StatePill tone="warn" icon="warning">
          {m.matchDoubt()}
        </StatePill>
      );
    case 'planned':
      return <StatePill tone="quiet">{m.matchPlanned()}</StatePill>;
    case 'waiting':
      return (
        <StatePill tone="quiet">{isOver ? m.matchNotNeeded() : m.matchWaitsForTeams()}</StatePill>
      );
  }
}
