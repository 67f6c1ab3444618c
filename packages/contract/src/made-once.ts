/** For calls that make something: a retry under the same key makes nothing more [rule: api-21]. */
export const madeOnce = { takesIdempotencyKey: true } as const;

export const sentBefore = {
  idempotency_mismatch: {
    status: 422,
    title: 'This was sent before with other content',
  },
} as const;
