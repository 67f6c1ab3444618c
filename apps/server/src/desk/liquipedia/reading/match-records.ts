import { z } from 'zod';
import {
  looseFields,
  looseFlag,
  looseInstant,
  looseInt,
  looseLink,
  looseList,
  looseText,
  neededId,
  neededText,
} from './loose-values.ts';

export const matchColumns = [
  'pageid',
  'pagename',
  'namespace',
  'objectname',
  'match2id',
  'match2bracketid',
  'status',
  'winner',
  'walkover',
  'resulttype',
  'finished',
  'section',
  'date',
  'dateexact',
  'bestof',
  'extradata',
  'match2bracketdata',
  'match2opponents',
  'match2games',
] as const;

/** A match as the wiki has it, its types made one. */
export type MatchRecord = z.output<typeof matchRecord>;
export type OpponentRecord = z.output<typeof opponentRecord>;
export type BracketData = z.output<typeof bracketData>;

const inside = <S extends z.ZodType>(schema: S) =>
  looseFields.transform((fields): z.output<S> => schema.parse(fields));

/** Skips items that cannot be read: nothing depends on a single player or map. */
const listOf = <S extends z.ZodType>(schema: S) =>
  looseList.transform((items): z.output<S>[] =>
    items.flatMap((item) => {
      const result = schema.safeParse(item);
      return result.success ? [result.data] : [];
    }),
  );

const texts = looseList.transform((items) =>
  items.filter((item) => typeof item === 'string' && item !== '').map(String),
);

const teamTemplate = z.object({
  template: looseText,
  page: looseText,
  name: looseText,
  shortname: looseText,
  bracketname: looseText,
  imageurl: looseLink,
});

const opponentRecord = z.object({
  type: looseText,
  name: looseText,
  template: looseText,
  score: looseInt,
  status: looseText.transform((status) => status.toUpperCase()),
  match2players: listOf(z.object({ name: looseText, displayname: looseText, flag: looseText })),
  teamtemplate: inside(teamTemplate),
});

const noOpponent = opponentRecord.parse({ type: 'literal' });

/** Always two. A missing opponent is an open place. */
const opponents = looseList.transform((items): readonly [OpponentRecord, OpponentRecord] => {
  const read = (at: number): OpponentRecord =>
    opponentRecord.safeParse(items[at]).data ?? noOpponent;
  return [read(0), read(1)];
});

const gameRecord = z.object({
  map: looseText,
  scores: looseList.transform((scores) => scores.map((score) => looseInt.parse(score))),
  opponents: listOf(z.object({ score: looseInt })),
  status: looseText,
  resulttype: looseText,
  winner: looseText,
});

const coordinates = z.object({
  roundIndex: looseInt,
  matchIndexInRound: looseInt,
  sectionIndex: looseInt,
  rootIndex: looseInt,
  depth: looseInt,
});

const bracketData = z.object({
  type: looseText,
  bracketindex: looseInt,
  groupRoundIndex: looseInt,
  header: looseText,
  inheritedheader: looseText,
  sectionheader: looseText,
  title: looseText,
  matchIndex: looseInt,
  bracketType: looseText,
  lowerMatchIds: texts,
  loweredges: listOf(z.object({ opponentIndex: looseInt, lowerMatchIndex: looseInt })),
  upperMatchId: looseText,
  winnerto: looseText,
  loserto: looseText,
  toupper: looseText,
  tolower: looseText,
  thirdplace: looseText,
  bracketreset: looseText,
  bracketsection: looseText,
  coordinates: looseFields.transform((fields) =>
    Object.keys(fields).length === 0 ? null : coordinates.parse(fields),
  ),
  qualwin: looseFlag,
  quallose: looseFlag,
});

/** Drops the players, half of the answer, which looks at results do not need. */
export function withoutPlayers(record: unknown): unknown {
  const { match2opponents, ...rest } = Object(record);
  const opponents = looseList.parse(match2opponents).map((opponent) => {
    const { match2players: _, ...own } = Object(opponent);
    return own;
  });
  return { ...rest, match2opponents: opponents };
}

export const matchRecord = z.object({
  pageid: neededId,
  pagename: neededText,
  namespace: looseInt,
  match2id: neededText,
  match2bracketid: looseText,
  status: looseText,
  winner: looseText,
  walkover: looseText,
  resulttype: looseText,
  finished: looseFlag,
  section: looseText,
  date: looseInstant,
  dateexact: looseFlag,
  bestof: looseInt,
  extradata: inside(z.object({ overturned: looseFlag, matchsection: looseText })),
  match2bracketdata: inside(bracketData),
  match2opponents: opponents,
  match2games: listOf(gameRecord),
});
