/** Why a sign-in cannot go on; the text is for the operator's log and holds no code, token or name. */
export class SignInProblem extends Error {
  override readonly name = 'SignInProblem';
}

/**
 * The loggable part of a failure. The library attaches whole answers and queries to its errors,
 * with codes and tokens.
 */
export function describeProblem(error: unknown): { problem: string; code?: string } {
  if (!(error instanceof Error)) return { problem: 'thrown' };
  const { name, message } = error;
  const code = codeOf(error) ?? codeOf(error.cause);
  return {
    problem: `${name}: ${message}${saidByProvider(error)}`,
    ...(code === undefined ? {} : { code }),
  };
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** An error word of the protocol, such as access_denied; anything longer is not one. */
function saidByProvider(error: Error): string {
  if (!('error' in error) || typeof error.error !== 'string') return '';
  return /^\w{1,40}$/.test(error.error) ? ` (${error.error})` : '';
}
