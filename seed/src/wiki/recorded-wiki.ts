import { resolve } from 'node:path';
import {
  joinTables,
  type RecordedTournament,
  readFolder,
  recordedFolder,
  tournamentsIn,
  type WikiTables,
} from '@callshot/fake-wiki';
import { OperatorProblem } from '@callshot/server';

/** The fake wiki's content: from the given folder, else the recorded tournaments. */
export function readRecorded(folder: string | null): WikiTables {
  const data = folder === null ? recordedFolder() : resolve(process.env.INIT_CWD ?? '.', folder);
  try {
    const recorded = joinTables(readFolder(data).map(({ tables }) => tables));
    if (recorded.match.length > 0) return recorded;
  } catch (error) {
    throw new OperatorProblem(
      `${data} cannot be read: ${error instanceof Error ? error.message : error}.`,
    );
  }
  throw new OperatorProblem(`${data} holds no match in the shape of LPDB v3.`);
}

/** The tournament whose name contains these words, ignoring case. */
export function findTournament(recorded: WikiTables, name: string): RecordedTournament {
  const all = tournamentsIn(recorded);
  const found = all.filter((one) => one.name.toLowerCase().includes(name.toLowerCase()));
  const [only] = found;
  if (only && found.length === 1) return only;
  const names = (found.length > 0 ? found : all).map((one) => `"${one.name}"`).join(', ');
  throw new OperatorProblem(
    found.length > 0 ? `Say which of ${names}.` : `There is no tournament "${name}", but ${names}.`,
  );
}
