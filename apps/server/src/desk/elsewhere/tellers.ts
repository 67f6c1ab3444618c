import type { ResultToken } from '../../reach/tokens/result-tokens.repository.ts';
import type { Teller } from '../sync/teller.ts';

/** A program, by the name of its token. */
export const tokenTeller = ({ name, userId }: Pick<ResultToken, 'name' | 'userId'>): Teller => ({
  name: `Token “${name}”`,
  actorUserId: userId,
  reason: `Told with the token “${name}”`,
});

/** Staff who take over what another told, or a file. */
export const staffTeller = (actorUserId: number, told: string): Teller => ({
  name: 'Staff',
  actorUserId,
  reason: told,
});
