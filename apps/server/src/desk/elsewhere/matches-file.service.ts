import type { ExportForm, OfficialMatch, RefusalCode, SentFile } from '@callshot/contract';
import {
  FIXTURE_PART,
  type FiledMatch,
  lineOfMatch,
  matchColumns,
  matchesOf,
  ownIdOf,
  spreadsheetLines,
  spreadsheetOf,
} from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedEvent, LoadedStage } from '../../play/events/loaded-event.ts';
import { teamNamesOf } from '../../play/events/teams/team-names.ts';
import { readOfficialMatches } from '../sync/official-matches.service.ts';
import type { ElsewhereParts } from './elsewhere-parts.ts';

type Key = 'GET /api/results/file/:eventId';

/** All matches of an event as a file: of brackets also those that wait for their teams. */
export async function readMatchesFile(
  parts: Pick<ElsewhereParts, 'db' | 'events' | 'clock' | 'seals'>,
  eventId: number,
  as: ExportForm,
): Promise<Outcome<SentFile, RefusalCode<Key>>> {
  const event = await parts.seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  const official = await readOfficialMatches(parts, eventId);
  if (!official.ok) return official;
  const rows = event.stages.flatMap((stage) => filedIn(event, stage, official.value));
  const name = `event-${eventId}-matches`;
  return done(
    as === 'csv'
      ? { type: 'text/csv', name: `${name}.csv`, pieces: csvOf(rows) }
      : { type: 'application/json', name: `${name}.json`, pieces: jsonOf(rows) },
  );
}

const linesAtOnce = 100;

async function* csvOf(rows: readonly FiledMatch[]): AsyncGenerator<string> {
  yield spreadsheetOf([matchColumns]);
  for (let at = 0; at < rows.length; at += linesAtOnce) {
    yield spreadsheetLines(rows.slice(at, at + linesAtOnce).map(lineOfMatch));
  }
}

async function* jsonOf(rows: readonly FiledMatch[]): AsyncGenerator<string> {
  yield '{"matches":[';
  for (const [at, row] of rows.entries()) yield `${at === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`;
  yield '\n]}\n';
}

function filedIn(
  event: LoadedEvent,
  { id, name, stage }: LoadedStage,
  official: readonly OfficialMatch[],
): FiledMatch[] {
  const nameOf = teamNamesOf(event);
  const own = official.filter(({ eventStageId }) => eventStageId === id);
  return stage.substages.flatMap(({ eventSubstageId, title }) => {
    const told = own.filter((match) => match.eventSubstageId === eventSubstageId);
    const filed = (match: OfficialMatch | undefined, place: string | null): FiledMatch => {
      const topTeamId = match?.topTeamId ?? null;
      const bottomTeamId = match?.bottomTeamId ?? null;
      return {
        externalId: match?.externalId ?? ownIdOf(eventSubstageId, place ?? idInGroup(match)),
        stage: name,
        group: title,
        eventSubstageId,
        place,
        round: match?.round ?? null,
        bestOf: match?.bestOf ?? null,
        startsAt: match?.startTime ?? null,
        topTeamId,
        topTeam: topTeamId === null ? null : nameOf(topTeamId),
        bottomTeamId,
        bottomTeam: bottomTeamId === null ? null : nameOf(bottomTeamId),
        outcome: outcomeOf(match),
        winner: winnerOf(match),
        topScore: match?.topTeamScore ?? null,
        bottomScore: match?.bottomTeamScore ?? null,
      };
    };
    const nodes = matchesOf(stage.format);
    if (nodes.length === 0) {
      return told.map((match) =>
        filed(match, match.bracketPart === FIXTURE_PART ? placeOf(match) : null),
      );
    }
    return nodes.map(({ key }) =>
      filed(
        told.find((match) => placeOf(match) === key),
        key,
      ),
    );
  });
}

const placeOf = ({ bracketPart, bracketCol, bracketColIndex }: OfficialMatch): string =>
  `${bracketPart}-${bracketCol}-${bracketColIndex}`;

/** A match that staff entered has no id outside of its group. */
const idInGroup = (match: OfficialMatch | undefined): string =>
  `${match?.round ?? 0}-${match?.topTeamId ?? 0}-${match?.bottomTeamId ?? 0}`;

const OUTCOMES: Readonly<Record<OfficialMatch['state'], FiledMatch['outcome']>> = {
  PLAYED: 'open',
  DONE: 'played',
  SCORE_DONE: 'played',
  WALK_OVER: 'walkover',
  NO_SHOW: 'double_forfeit',
  NO_PARTY: 'void',
};

/** A bye is a matter of the draw, and no result. */
function outcomeOf(match: OfficialMatch | undefined): FiledMatch['outcome'] {
  if (!match) return 'open';
  const isWhole = match.topTeamId !== null && match.bottomTeamId !== null;
  if (match.state === 'NO_PARTY' && !isWhole) return 'open';
  const outcome = OUTCOMES[match.state];
  return outcome === 'played' && match.winnerTeamId === null ? 'draw' : outcome;
}

function winnerOf(match: OfficialMatch | undefined): FiledMatch['winner'] {
  if (!match || match.winnerTeamId === null) return null;
  return match.winnerTeamId === match.topTeamId ? 'top' : 'bottom';
}
