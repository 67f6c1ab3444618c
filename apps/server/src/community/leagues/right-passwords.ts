import { createHmac, randomBytes } from 'node:crypto';

const keptAtMost = 1000;

/**
 * Passwords that opened a league before. In a rush of joins the right one is neither counted as a
 * guess nor hashed again. Kept as digests, under a key of this process.
 */
export interface RightPasswords {
  /** Whether it is known as right; else `prove` is asked, once at a time for the same password. */
  isRight(
    tried: { readonly passwordHash: string; readonly password: string },
    prove: () => Promise<boolean>,
  ): Promise<'known' | 'proven' | 'not'>;
}

export function createRightPasswords(): RightPasswords {
  const key = randomBytes(32);
  /** The latest last. */
  const right = new Set<string>();
  const proving = new Map<string, Promise<boolean>>();

  const keep = (digest: string): void => {
    right.delete(digest);
    right.add(digest);
    const [oldest] = right;
    if (right.size > keptAtMost && oldest !== undefined) right.delete(oldest);
  };
  return {
    isRight: async ({ passwordHash, password }, prove) => {
      const digest = createHmac('sha256', key)
        .update(`${passwordHash.length} ${passwordHash}`)
        .update(password)
        .digest('base64');
      for (let other = proving.get(digest); other; other = proving.get(digest)) {
        await other.catch(() => false);
      }
      if (right.has(digest)) {
        keep(digest);
        return 'known';
      }
      const proof = prove();
      proving.set(digest, proof);
      try {
        if (!(await proof)) return 'not';
        keep(digest);
        return 'proven';
      } finally {
        proving.delete(digest);
      }
    },
  };
}
