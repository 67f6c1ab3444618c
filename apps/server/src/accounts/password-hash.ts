import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default algorithm), 19 MiB, two passes, one thread (safety §3). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const isPasswordOf = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);
