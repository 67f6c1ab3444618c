export interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

const emailForm = /[^\s"'()<>=/]+@[^\s"'()<>=/]+\.[^\s"'()<>=/]+/g;

/**
 * The logged form of an error. Drivers attach values of rows (`detail`, `where`, `parameters`);
 * only the fields named here are written.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: 'Thrown', message: withoutEmails(String(error)) };
  return {
    name: error.name,
    message: withoutEmails(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.stack === undefined ? {} : { stack: withoutEmails(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

const withoutEmails = (text: string): string => text.replace(emailForm, '[email]');
