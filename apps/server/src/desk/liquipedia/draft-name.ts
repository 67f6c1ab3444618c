import { guessName, MAX_FORMAT_NAME, type WikiTournament } from '@callshot/rules';

/** The name of a tournament's format. */
export const draftName = (tournament: WikiTournament): string =>
  guessName(tournament).slice(0, MAX_FORMAT_NAME);
