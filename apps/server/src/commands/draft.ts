import { hostname } from 'node:os';
import { commandLine } from '@callshot/command-line';
import {
  type DraftFile,
  draftFile,
  draftTournament,
  type GameId,
  gameOf,
  MAX_FORMAT_NAME,
  wordsOfDraftDoubt,
  wordsOfUncounted,
} from '@callshot/rules';
import { directReader } from '../desk/liquipedia/direct-reader.ts';
import { readWhole } from '../desk/liquipedia/read-tournament.ts';
import { wordsOfFailure } from '../desk/liquipedia/wiki-failure.ts';
import { OperatorProblem } from '../platform/failures/operator-problem.ts';
import { runCommand } from '../platform/failures/run-command.ts';
import type { WikiSettings } from '../platform/parts.ts';

/** `npm run draft -- --wiki URL --game N --page ID [--json | --format]`: the draft of one tournament of any LPDB server. */
const line = commandLine('draft');
const WIKI = 'https://api.liquipedia.net/api/v3';

await runCommand(async () => {
  const [game, page] = [line.number('game'), line.number('page')];
  if (game === null || page === null) {
    throw new OperatorProblem('Name the tournament: --game 1 or 2, and --page with its id');
  }
  const { wikiName } = gameOf(game as GameId);
  const read = await readWhole(directReader(settingsOf(process.env)), wikiName, page, {
    freshSeconds: 0,
  });
  if (!read.ok) throw new OperatorProblem(wordsOfFailure(read.failure));
  const details = read.value.value;
  if (details === null) {
    throw new OperatorProblem(`The wiki '${wikiName}' has no tournament on page ${page}`);
  }
  const draft = draftTournament(details);
  const { title } = details.tournament;
  const doubts = [...draft.doubts.map(wordsOfDraftDoubt), ...details.leftOut];
  if (line.has('format')) {
    if (draft.format === null) throw new OperatorProblem(doubts.join(' '));
    console.log(printed({ name: title.slice(0, MAX_FORMAT_NAME), ...draft.format }));
    return;
  }
  const file = {
    ...draftFile(draft),
    leftOut: draft.leftOut.map((own) => ({ what: own.what, why: wordsOfUncounted(own) })),
    doubts,
  };
  console.log(line.has('json') ? printed(file) : draftText(title, file));
});

function printed(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

interface ToldDraft extends DraftFile {
  readonly leftOut: readonly { readonly why: string }[];
  readonly doubts: readonly string[];
}

/** The draft for people: a line for each part. */
function draftText(title: string, { stages, leftOut, doubts }: ToldDraft): string {
  const lines = stages.map(({ stage, kind, teams, advancingCount, bestOf, sure }) => {
    const on = advancingCount > 0 ? `, ${advancingCount} go on` : '';
    const length = bestOf === undefined ? '' : `, best of ${[bestOf].flat().join('/')}`;
    return `${stage}: ${kind} of ${teams}${on}${length} (${sure})`;
  });
  return [title, ...lines, ...leftOut.map(({ why }) => why), ...doubts].join('\n');
}

function settingsOf(env: NodeJS.ProcessEnv): WikiSettings {
  const url = line.text('wiki') ?? env.LIQUIPEDIA_URL ?? WIKI;
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new OperatorProblem(`--wiki is no address: '${url}'`);
  }
  return {
    url: url.replace(/\/+$/, ''),
    apiKey: env.LIQUIPEDIA_API_KEY ?? 'none',
    contact: env.LIQUIPEDIA_CONTACT ?? env.PUBLIC_URL ?? `draft@${hostname()}`,
    ...{ requestsPerHour: 60, pollSeconds: 60, webhookSecret: null },
  };
}
