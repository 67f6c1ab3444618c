import { currentGame } from '../../../platform/core/current-game.ts';
import { percentText } from '../../../platform/core/decimal.ts';
import { drawTeamMark } from '../../../platform/ui/art/draw-team-mark.ts';
import { ICON_PATHS, type IconName } from '../../../platform/ui/art/icon.tsx';
import { OUTCOME_ICONS } from '../../../platform/ui/art/outcome-mark.tsx';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import type { MatchSize } from '../board/match-size.ts';
import { stopName } from '../board/use-roving-stop.ts';
import { seriesName } from '../board/wording.ts';
import { isSettled, type OfficialSlot } from '../results/official-match.ts';
import type { MatchResult } from '../results/result-model.ts';
import { nameSaysMore } from '../slot/bracket-team.ts';
import type { CallFace } from '../slot/call-face.ts';
import { m } from '../words/messages.js';
import calls from './drawn-call.module.css';
import corrections from './drawn-correction.module.css';
import heads from './drawn-head.module.css';
import { drawIcon } from './drawn-icon.ts';
import styles from './drawn-result.module.css';
import rows from './drawn-row.module.css';
import { make, write } from './drawn-slot.ts';

/** At one of the canvas's sizes, or as wide as there is room in strip and list. */
export type ResultForm = MatchSize['name'] | 'text';

let named = 0;

/**
 * Draws an official match, with the picks of it, into an element. The text on screen is abbreviated
 * and hidden from screen readers; the words of the match say it whole. On the canvas the match is
 * one stop of the keyboard.
 */
export function drawResult(element: HTMLElement, result: MatchResult, form: ResultForm): void {
  const { node, text, kind, slots, call, correction, isLive } = result;
  const isText = form === 'text';
  const isTall = isText || form === 'roomy';
  element.className = styles.match ?? '';
  element.dataset.form = form;
  element.dataset.match = node.key;
  element.dataset.kind = kind;
  element.toggleAttribute('data-live', isLive);
  element.toggleAttribute('data-corrected', correction !== null);
  write(element, 'role', 'group');
  write(element, 'aria-label', seriesName(node, text));
  const isCompact = form === 'compact';
  const sign = isLive && form === 'regular' ? liveSign() : null;
  const [fixed, told] = correction === null ? [null, null] : correctedSigns(correction);
  const words = make('span', styles.words, wordsOf(result));
  const [top, bottom] = slots;
  element.replaceChildren(
    ...[
      isTall ? headOf(result, isText) : sign,
      isText ? null : fixed,
      rowOf(top, form, result),
      rowOf(bottom, form, result),
      isTall ? barOf(slots) : null,
      isCompact ? sideOf(result) : call && stripOf(call, form),
      told,
      words,
    ].filter((part) => part !== null),
  );
  if (isText) return;
  named += 1;
  words.id = `result-${named}`;
  write(element, 'aria-describedby', words.id);
  element.dataset.slot = stopName({ match: node.index, side: 'match' });
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
}

/** Two drawings of it would look the same and say the same. */
export function isSameResult(one: MatchResult, other: MatchResult): boolean {
  return (
    one.node === other.node &&
    one.slots.every((slot, at) => slot.team === other.slots[at]?.team) &&
    one.call?.text === other.call?.text &&
    one.kind === other.kind &&
    wordsOf(one) === wordsOf(other)
  );
}

function wordsOf({ slots, call, correction, ending, isLive, start }: MatchResult): string {
  const ended = ending && m.scoreCalledBy({ score: ending.score, percent: ending.percent });
  return [
    isLive && m.live(),
    ...slots.map(({ words }) => words),
    ended,
    call?.words,
    correction,
    start,
  ]
    .filter((part) => part)
    .map((part) => `${part}`.replace(/\.?$/, '.'))
    .join(' ');
}

function headOf(result: MatchResult, isText: boolean) {
  const { node, text, kind, start, slots, ending, isLive } = result;
  const head = make('div', heads.head);
  head.ariaHidden = 'true';
  const format = node.isQualifier ? null : m.bestOfShort({ games: node.bestOf });
  const number = isText ? text.number : null;
  const when = start ? [number, start, format].filter(Boolean).join(' · ') : text.heading;
  head.append(make('span', heads.when, when));
  if (isLive) head.append(liveSign());
  if (isText && text.winnerTo !== null && !isLive && !isSettled(kind)) {
    head.append(make('span', heads.onward, m.winnerTo({ match: text.winnerTo })));
    return head;
  }
  if (ending !== null) {
    head.append(
      make('span', heads.ended, m.scoreBy({ score: ending.score, percent: ending.percent })),
    );
  }
  if (slots.some(({ share }) => share !== null)) {
    if (isSettled(kind)) head.append(people());
    else if (!isText) head.append(make('span', heads.of, m.calledByHead()));
  }
  if (slots.some(({ score }) => score !== null)) {
    head.append(make('span', heads.unit, currentGame.seriesUnit));
  }
  return head;
}

function liveSign(): HTMLElement {
  const sign = make('span', heads.live, m.live());
  sign.ariaHidden = 'true';
  return sign;
}

/** The sign on the edge of a match, and the earlier result, shown on hover, tap or focus. */
function correctedSigns(correction: string): [HTMLElement, HTMLElement] {
  const [sign, told] = [
    make('span', corrections.fixed, m.corrected()),
    make('p', corrections.what, correction),
  ];
  sign.ariaHidden = 'true';
  told.ariaHidden = 'true';
  return [sign, told];
}

/** A share is rare in so many percent, and below. */
const RARE = 10;

function rowOf(slot: OfficialSlot, form: ResultForm, { kind, call }: MatchResult): HTMLElement {
  const { team, isWinner, isFaded, tag, share, score, text } = slot;
  const isCompact = form === 'compact';
  const row = make('div', classNames(rows.row, isWinner && rows.winner, isFaded && rows.faded));
  row.ariaHidden = 'true';
  if (team === null) row.append(make('span', rows.candidates, text));
  else {
    row.dataset.team = String(team.id);
    const isTall = form === 'roomy' || form === 'text';
    row.append(drawTeamMark(team, isTall ? 28 : 20, rows.mark));
    if (!isTall) row.append(make('b', rows.tag, team.abbreviation));
    // The name keeps its place even where the tag says it all.
    const name = isTall || nameSaysMore(team) ? team.name : '';
    if (!isCompact) row.append(make('span', rows.name, name));
  }
  const ending = isCompact ? tag?.short : tag?.word;
  if (ending) row.append(make('span', rows.ending, ending));
  if (share !== null && !isCompact) {
    const isRare = isWinner && share <= RARE && Boolean(call?.rare);
    row.append(
      make(
        'span',
        classNames(rows.share, isRare && rows.rare),
        shareText(share, isRare, isSettled(kind) || form === 'roomy'),
      ),
    );
  }
  if (score !== null) row.append(make('span', rows.score, String(score)));
  return row;
}

function shareText(percent: number, isRare: boolean, isAlone: boolean): string {
  if (isRare) return m.onlyShare({ percent });
  return isAlone ? percentText(percent) : m.calledBy({ percent });
}

/** The ratio of the calls for the two teams; empty without any to show. */
function barOf([top, bottom]: MatchResult['slots']): HTMLElement {
  const bar = make('div', rows.bar);
  const all = (top.share ?? 0) + (bottom.share ?? 0);
  if (all === 0) return bar;
  const part = make('i', rows.part);
  part.style.width = `${(100 * (top.share ?? 0)) / all}%`;
  bar.append(part);
  bar.classList.add(rows.told ?? '');
  return bar;
}

/** Beside the scores of the smallest matches: the outcome of the pick, and that the match is on. */
function sideOf({ call, isLive }: MatchResult): HTMLElement | null {
  if (!call && !isLive) return null;
  const side = stripFor(call);
  if (isLive) side.append(liveSign());
  else if (call?.outcome) side.append(icon(OUTCOME_ICONS[call.outcome], 14));
  if (call) {
    side.title = [call.text, call.rare, call.note].filter(Boolean).join('. ');
    side.append(make('b', calls.points, call.total));
  }
  return side;
}

function stripOf(call: CallFace, form: ResultForm): HTMLElement {
  const { outcome, text, exact, points } = call;
  const note = [call.rare, call.note].filter(Boolean).join('. ');
  const strip = stripFor(call);
  if (outcome !== null) strip.append(icon(OUTCOME_ICONS[outcome], form === 'regular' ? 14 : 16));
  strip.append(make('span', calls.said, text));
  if (exact !== null) strip.append(make('span', calls.exact, exact));
  strip.append(make('b', calls.points, points));
  if (note && form === 'text') strip.append(make('span', calls.note, note));
  else if (note) strip.title = note;
  return strip;
}

function stripFor(call: CallFace | null): HTMLElement {
  const strip = make('div', calls.strip);
  strip.ariaHidden = 'true';
  strip.dataset.outcome = call?.outcome ?? 'none';
  return strip;
}

const icon = (name: IconName, size: number): SVGElement => drawIcon(ICON_PATHS[name], size, 2.4);

const PEOPLE =
  'M8.5 5a3 3 0 1 0 .01 0z M2.5 19.5a6 6 0 0 1 12 0 M16 5.2a3 3 0 0 1 0 5.6 M17.5 13.8a6 6 0 0 1 4 5.7';

const people = (): SVGElement => drawIcon(PEOPLE, 14, 1.8);
