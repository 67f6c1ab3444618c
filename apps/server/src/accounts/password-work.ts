import { hashPassword, isPasswordOf } from './password-hash.ts';

/** Hashing of one process, bounded so that a flood of logins cannot take the machine (safety §3). */
export interface PasswordWork {
  /** `busy` = too many wait already. */
  hash(password: string): Promise<string | 'busy'>;
  /** Null stands for an account without a password: it costs the same and is never right. */
  verify(passwordHash: string | null, password: string): Promise<boolean | 'busy'>;
}

export interface PasswordWorkLimits {
  readonly running: number;
  readonly waiting: number;
}

export function createPasswordWork(
  limits: PasswordWorkLimits = { running: 4, waiting: 50 },
): PasswordWork {
  const queue: (() => void)[] = [];
  let running = 0;
  // Made beforehand, so that not even the first unknown name costs more than a known one.
  const nobodysHash = hashPassword('nobody has this password');

  const run = async <T>(work: () => Promise<T>): Promise<T | 'busy'> => {
    if (running >= limits.running) {
      if (queue.length >= limits.waiting) return 'busy';
      // The one that ends hands its place over, so that nobody slips in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  const verifyNobody = async (password: string): Promise<false> => {
    await isPasswordOf(await nobodysHash, password);
    return false;
  };

  return {
    hash: (password) => run(() => hashPassword(password)),
    verify: (passwordHash, password) =>
      run(() =>
        passwordHash === null ? verifyNobody(password) : isPasswordOf(passwordHash, password),
      ),
  };
}
