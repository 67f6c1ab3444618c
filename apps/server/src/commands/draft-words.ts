import type { DraftDoubt, DraftFile, Uncounted } from '@callshot/rules';

interface ToldDraft extends DraftFile {
  readonly leftOut: readonly { readonly what: string; readonly why: string }[];
  readonly doubts: readonly string[];
}

const REASONS: Readonly<Record<Uncounted['why'], string>> = {
  show_match: 'It is a show match.',
  tie_break: 'It is played for a tie-break: the table says who goes on.',
};

export const wordsOfLeftOut = ({ what, why }: Uncounted) => ({ what, why: REASONS[why] });

/** A doubt as a sentence. */
export function wordsOfDoubt(doubt: DraftDoubt): string {
  switch (doubt.code) {
    case 'ways_guessed':
      return `${doubt.stage}: the columns do not say where every loser plays on. The usual way is drawn.`;
    case 'through_guessed':
      return `${doubt.stage}: nothing says how many teams go on. ${doubt.teams} is usual.`;
    case 'rounds_fit_nothing':
      return `${doubt.stage}: its ${doubt.rounds} rounds fit no number of wins and losses that ends a Swiss stage.`;
    case 'ends_differ':
      return `${doubt.stage}: ${doubt.wins} wins send a team through and ${doubt.losses} losses put it out. A format has one number for both.`;
    case 'lengths_differ':
      return `${doubt.stage}: series of one column are best of ${doubt.lengths}. A format has one length for a column.`;
    case 'length_unknown':
      return `${doubt.stage}: ${doubt.matches} matches do not say how long they are.`;
    case 'matches_alone':
      return `${doubt.stage}: ${doubt.matches} matches stand by themselves. Their winners are taken to go on.`;
    case 'too_many_legs':
      return `${doubt.stage}: everybody meets everybody ${doubt.legs} times.`;
    case 'nothing_found':
      return 'The wiki has no matches of this tournament.';
  }
}

/** The draft for people: a line for each part. */
export function draftText(title: string, { stages, leftOut, doubts }: ToldDraft): string {
  const lines = stages.map(({ stage, kind, teams, advancingCount, bestOf, sure }) => {
    const on = advancingCount > 0 ? `, ${advancingCount} go on` : '';
    const length = bestOf === undefined ? '' : `, best of ${[bestOf].flat().join('/')}`;
    return `${stage}: ${kind} of ${teams}${on}${length} (${sure})`;
  });
  const besides = leftOut.map(({ what, why }) => `Left out: ${what}. ${why}`);
  return [title, ...lines, ...besides, ...doubts].join('\n');
}
