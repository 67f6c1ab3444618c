import { createSemaphore, type SemaphoreLimits } from '../../../platform/background/semaphore.ts';
import type { Outcome } from '../../../platform/outcome.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';

/**
 * Hashing within one process, bounded so that a flood of logins cannot exhaust the machine [rule:
 * accounts-20].
 */
export interface PasswordWork {
  /** `busy` = too many wait already. */
  hash(password: string): Promise<Outcome<string, 'busy'>>;
  /** Null stands for an account without a password: it costs the same and is never right. */
  verify(passwordHash: string | null, password: string): Promise<Outcome<boolean, 'busy'>>;
}

let nobodysHash: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  nobodysHash ??= hashPassword('nobody has this password');
  return nobodysHash;
}

/** `opens` tells passwords that are refused for every account; they fail like wrong ones. */
export function createPasswordWork(
  limits: SemaphoreLimits = { running: 4, waiting: 50 },
  opens: (password: string) => boolean = () => true,
): PasswordWork {
  const run = createSemaphore(limits);
  // Made beforehand, so that not even the first unknown name costs more than a known one.
  const hashing = hashOfNobody();

  const verifyNobody = async (password: string): Promise<false> => {
    await isPasswordOf(await hashing, password);
    return false;
  };

  return {
    hash: (password) => run(() => hashPassword(password)),
    verify: (passwordHash, password) =>
      run(() =>
        passwordHash === null || !opens(password)
          ? verifyNobody(password)
          : isPasswordOf(passwordHash, password),
      ),
  };
}
