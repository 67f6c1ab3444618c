/** An error as Node.js and the PostgreSQL driver make them. */
export type CodedError = Error & { readonly code: string };

export const isCoded = (error: Error): error is CodedError =>
  'code' in error && typeof error.code === 'string';
