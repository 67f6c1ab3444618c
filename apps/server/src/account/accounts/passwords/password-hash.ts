import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from './normal-password.ts';

/** argon2id (the library's default algorithm), 19 MiB, two passes, one thread [rule: accounts-20]. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> =>
  hash(normalPassword(password), cost);

/** Hashes made before passwords were normalised hold what was typed. */
export async function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  const normal = normalPassword(password);
  if (await verify(passwordHash, normal)) return true;
  return normal !== password && verify(passwordHash, password);
}
