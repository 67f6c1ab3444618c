import { type OwnRound, ownRoundOf, ownRuleOf, placesWithin } from '../model/own-names.ts';
import { m } from './names/messages.ts';

/**
 * A rule or a round in the spoken language, where the product named it; else as staff wrote it
 * [rule: formats-36].
 */
export function ownNameWords(name: string): string {
  const round = ownRoundOf(name);
  if (round !== null) return roundWords(round);
  if (name === 'Grand Final') return m.grandFinal();
  if (name === 'Qualified') return m.qualified();
  if (name === 'Third Place') return m.thirdPlace();
  if (name === 'Fifth Place') return m.fifthPlace();
  switch (ownRuleOf(name)) {
    case 'advancing':
      return m.advancing();
    case 'winner':
      return m.winner();
    case 'first_place':
      return m.firstPlace();
    case 'second_place':
      return m.secondPlace();
    case 'exact_place':
      return m.exactPlace();
    case 'match_result':
      return m.matchResult();
    case 'exact_score':
      return m.exactScore();
    case 'within_places':
      return m.withinPlaces({ count: placesWithin(name) ?? 0 });
    case 'series_score':
      return m.seriesScoreBonus();
    case 'placement':
      return m.placementBonus();
    case 'bracket_reset':
      return m.bracketReset();
    case 'late_entry':
      return m.lateEntry();
    default:
      return name;
  }
}

function roundWords({ side: given, kind, number }: OwnRound): string {
  const side = given ?? 'none';
  switch (kind) {
    case 'round':
      return m.round({ side, number: number ?? 0 });
    case 'quarter_finals':
      return m.quarterFinals({ side });
    case 'semi_finals':
      return m.semiFinals({ side });
    case 'final':
      return m.final({ side });
    default:
      return kind satisfies never;
  }
}
