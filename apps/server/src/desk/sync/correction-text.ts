import type { EndedAs, WikiMatch } from '@callshot/rules';
import type { Teller } from './teller.ts';
import type { NewWikiMatch } from './wiki-records.repository.ts';

/** 'The wiki corrects a result: Alpha 1–2 Beta; before that: Alpha 2–1 Beta' */
export function correctionText(
  { match, correctedFrom }: NewWikiMatch,
  { name }: Pick<Teller, 'name'>,
): string[] {
  if (correctedFrom === null) return [];
  const [top, bottom] = match.opponents;
  const now: EndedAs = { winner: sideOf(match), scores: [top.score, bottom.score] };
  const is = endText(now, [top.name, bottom.name]);
  const was = endText(correctedFrom, [top.name, bottom.name]);
  return [`${name} corrects a result: ${is}; before that: ${was}`];
}

const sideOf = ({ winner }: WikiMatch) =>
  winner === 'first' || winner === 'second' ? winner : null;

function endText({ winner, scores: [one, two] }: EndedAs, [top, bottom]: [string, string]): string {
  if (winner === null) return `${top} and ${bottom} both forfeited`;
  if (one !== null && two !== null) return `${top} ${one}–${two} ${bottom}`;
  return winner === 'first' ? `${top} beat ${bottom}` : `${bottom} beat ${top}`;
}
