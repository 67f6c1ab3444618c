import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileBracketAhead } from '../../apps/web/compile-ahead.ts';
import type { BenchRow } from '../bench-row.ts';
import { buildPage } from '../browser/build-page.ts';
import { openChromium, servePages } from '../browser/chromium.ts';
import { sized } from '../sized.ts';
import {
  measureAnswers,
  measureBuilder,
  measureOurs,
  measurePeer,
  measureShows,
} from './measure.ts';

const RUNS = sized(9, 1);
/** Page loads, each with one show; most of them meet a machine that does other work as well. */
const SHOWS = sized(20, 1);
const PEER = 'brackets-viewer 1.9';
/** A share of the peer's main-thread CPU. */
const MOST_OF_BRACKET = 0.7;
/** A multiple of the bound of the players' bracket, so it stays when that bracket gets faster. */
const MOST_OF_BUILDER = 1.5 * MOST_OF_BRACKET;
const UNIT = 'ms of main-thread CPU';

/**
 * Main-thread CPU of a 127-match double elimination in Chromium: the board that players pick in, a
 * peer, and the builder that the bracket is made in, by turns.
 */
export async function run(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bracket-bench-'));
  const browser = await openChromium();
  try {
    // One file, so the peer is compiled ahead along with the product.
    await buildPage(new URL('./page/', import.meta.url), folder, [compileBracketAhead()]);
    const open = servePages(browser, folder);
    const ours: Awaited<ReturnType<typeof measureOurs>>[] = [];
    const peer: Awaited<ReturnType<typeof measurePeer>>[] = [];
    const builder: Awaited<ReturnType<typeof measureBuilder>>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await measureOurs(open));
      peer.push(await measurePeer(open));
      builder.push(await measureBuilder(open));
    }
    const answers: Awaited<ReturnType<typeof measureAnswers>>[] = [];
    for (let run = 0; run < RUNS; run += 1) answers.push(await measureAnswers(open));
    const shows: Awaited<ReturnType<typeof measureShows>>[] = [];
    for (let run = 0; run < SHOWS; run += 1) shows.push(await measureShows(open));
    const shown = (name: keyof (typeof shows)[number]) =>
      Math.min(...shows.map((row) => row[name]));
    const our = (name: keyof (typeof ours)[number]) => Math.min(...ours.map((row) => row[name]));
    const their = (name: keyof (typeof peer)[number]) => Math.min(...peer.map((row) => row[name]));
    const built = (name: keyof (typeof builder)[number]) =>
      Math.min(...builder.map((row) => row[name]));
    const edit = (what: string, ours: number): BenchRow => ({
      bench: `127-match builder: ${what}`,
      most: 30,
      ours,
      oursUnit: UNIT,
    });
    return [
      {
        bench: '127-match bracket: show (at most 0.7x)',
        ours: shown('ours'),
        oursUnit: UNIT,
        limit: our('copy'),
        limitName: 'the same elements cloned',
        peer: shown('peer'),
        peerName: PEER,
        mostOfPeer: MOST_OF_BRACKET,
      },
      {
        bench: '127-match bracket: what is out of view, after that',
        ours: our('rest'),
        oursUnit: UNIT,
      },
      {
        bench: '127-match bracket: a pick',
        most: 8,
        ours: our('pick'),
        oursUnit: UNIT,
        peer: their('pick'),
        peerName: PEER,
      },
      {
        bench: '127-match bracket: a frame of panning',
        most: 16,
        ours: our('pan'),
        oursUnit: UNIT,
      },
      {
        bench: '127-match bracket: the slowest answer, CPU slowed 4 times',
        most: 100,
        // The fastest run of each press counts, since other load can only add time, and the slowest
        // press.
        ours: Math.max(...leastOf(answers.map(({ answers }) => answers))),
        oursUnit: 'ms until the next frame',
      },
      {
        bench: '127-match bracket: a pick that clears a champion’s whole way, CPU slowed 4 times',
        most: 100,
        ours: Math.min(...answers.map(({ cleared }) => cleared)),
        oursUnit: 'ms until the next frame',
      },
      {
        bench: '127-match builder: show (at most 1.05x, 1.5 times what the bracket may take)',
        ours: shown('builder'),
        oursUnit: UNIT,
        peer: shown('peer'),
        peerName: PEER,
        mostOfPeer: MOST_OF_BUILDER,
      },
      edit('the list of a loser’s slots opens', built('openList')),
      edit('a loser is sent elsewhere', built('lead')),
      edit('a column’s best of is applied', built('apply')),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const leastOf = ([first = [], ...others]: readonly (readonly number[])[]): number[] =>
  first.map((value, at) => Math.min(value, ...others.map((run) => run[at] ?? value)));
