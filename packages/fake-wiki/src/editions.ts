import { textOf } from './query/column.ts';
import { tablesFrom } from './read-folder.ts';
import { wikiDay } from './replay/wiki-time.ts';
import type { Json, WikiRecord, WikiTables } from './types.ts';

/** Everything that stands on the pages of one tournament. */
export interface RecordedTournament {
  readonly name: string;
  readonly mainPage: string;
  readonly tables: WikiTables;
}

/** The tournaments of a wiki, those without a record of their own left out. */
export const tournamentsIn = (tables: WikiTables): readonly RecordedTournament[] =>
  tables.tournament.map((tournament) => {
    const mainPage = textOf(tournament.pagename ?? '');
    const isOfIt = (record: WikiRecord): boolean =>
      record.wiki === tournament.wiki &&
      (record.pagename === mainPage || record.parent === mainPage);
    return {
      name: textOf(tournament.name ?? ''),
      mainPage,
      tables: tablesFrom((name) =>
        name === 'tournament' ? [tournament] : tables[name].filter(isOfIt),
      ),
    };
  });

/** Far above the numbers that recorded pages have. */
const pageIdStep = 1_000_000;

/**
 * The same tournament once more, with pages, matches and a name of its own, so that it can stand beside
 * the recorded one. Teams are the same.
 */
export function editionOf(
  { tables, mainPage }: RecordedTournament,
  { number, startsAt }: { readonly number: number; readonly startsAt: number },
): WikiTables {
  const day = wikiDay(startsAt);
  const page = `${mainPage}/Replay_${day}`;
  const ids = new Set(tables.match.map((record) => textOf(record.match2bracketid ?? '')));
  const mark = number.toString(36);
  const text = [...ids]
    .filter((id) => id !== '')
    .reduce((all, id) => all.replaceAll(id, `${id}${mark}`), JSON.stringify(tables));
  const renamed = JSON.parse(text) as WikiTables;
  const moved = (value: Json | undefined): string =>
    textOf(value ?? '').replace(mainPage, () => page);
  return tablesFrom((table) =>
    renamed[table].map((record) => {
      const pageid = Number(record.pageid) + number * pageIdStep;
      return {
        ...record,
        pageid,
        pagename: moved(record.pagename),
        ...('parent' in record ? { parent: moved(record.parent) } : {}),
        objectname: textOf(record.objectname ?? '').replace(/^\d+/, String(pageid)),
        ...(table === 'tournament' ? { name: `${textOf(record.name ?? '')} (replay ${day})` } : {}),
      };
    }),
  );
}
