import { deskFault } from '@callshot/contract';
import { attemptLimit } from '../../account/accounts/login/attempt-limits.ts';
import type { Attempt } from '../../account/accounts/login/attempts.repository.ts';
import {
  checkAttempts,
  countAttempt,
  countAttempts,
  returnAttempts,
} from '../../account/accounts/login/too-many.ts';
import { tellProblem } from '../../platform/http/answers/told-faults.ts';
import { limitedAddress } from '../../platform/http/guard/limited-address.ts';
import { done, type Outcome, type RefusalDetails, refuse } from '../../platform/outcome.ts';
import type { LeagueParts } from './league-parts.ts';
import { guessedLeagueKind } from './notice-kinds.ts';
import { createRightPasswords } from './right-passwords.ts';

export interface PasswordTry {
  readonly league: { readonly id: number; readonly name: string; readonly createdBy: number };
  readonly passwordHash: string;
  readonly password: string;
  readonly userId: number;
  readonly address: string;
}

type Checked = Outcome<null, 'wrong_password' | 'too_many_tries' | 'league_guarded' | 'busy'>;
export type CheckLeaguePassword = (tried: PasswordTry) => Promise<Checked>;

/** Wrong passwords of a league are counted under this, for all users together. */
export const guessesOf = (leagueId: number) =>
  attemptLimit('league-password-league', `league ${leagueId}`);

/** Wrong passwords are counted of a user, of an address and of the league itself [rule: leagues-22]. */
export function createPasswordCheck({
  db,
  passwords,
  tellUser,
}: Pick<LeagueParts, 'db' | 'passwords' | 'tellUser'>): CheckLeaguePassword {
  const right = createRightPasswords();

  /** Once a day at most: what to do about it does not change. */
  const tellCreator = async (
    { id, name, createdBy }: PasswordTry['league'],
    { count, limit }: Attempt,
  ): Promise<void> => {
    if (count < limit.most) return;
    const told = await countAttempt(db, attemptLimit('league-password-told', limit.subject));
    if (!told.ok) return;
    const words = { leagueId: id, name };
    await db.transaction().execute((trx) => tellUser(trx, createdBy, guessedLeagueKind, words));
  };

  return async ({ league, passwordHash, password, userId, address }) => {
    const ofLeague = guessesOf(league.id);
    const ofSender = [
      attemptLimit('league-password-address', limitedAddress(address)),
      attemptLimit('league-password', `user ${userId} league ${league.id}`),
    ];
    // Not even the right one is told from a wrong one while guesses are kept out.
    const guarded = await checkAttempts(db, [ofLeague]);
    if (!guarded.ok) return refuse('league_guarded', guarded.details);
    let refused: Checked = refuse('busy');
    const found = await right.isRight({ passwordHash, password }, async () => {
      const attempts = await countAttempts(db, [...ofSender, ofLeague]);
      if (!attempts.ok) {
        refused = refuse('too_many_tries', attempts.details);
        return false;
      }
      const isRight = await passwords.verify(passwordHash, password);
      if (isRight.ok && !isRight.value) {
        await tellCreator(league, ofKind(attempts.value, 'league-password-league'));
        refused = refuse('wrong_password', triesLeft(attempts.value));
        return false;
      }
      await returnAttempts(db, attempts.value);
      return isRight.ok;
    });
    if (found === 'not') return refused;
    if (found === 'proven') return done(null);
    const open = await checkAttempts(db, ofSender);
    return open.ok ? open : refuse('too_many_tries', open.details);
  };
}

function ofKind(attempts: readonly Attempt[], wanted: Attempt['limit']['kind']): Attempt {
  const attempt = attempts.find(({ limit }) => limit.kind === wanted);
  if (attempt === undefined) throw new Error(`${wanted} is not counted`);
  return attempt;
}

/**
 * Only the caller's own attempts at this league: the shared counter would reveal what others do.
 */
function triesLeft(attempts: readonly Attempt[]): RefusalDetails {
  const { limit, count } = ofKind(attempts, 'league-password');
  const left = deskFault('password_tries', { count: limit.most - count });
  return { problems: [tellProblem('body.password', left)] };
}
