/** Of calls that make something: sent again under the same key they make nothing more [rule: api-21]. */
export const madeOnce = { takesIdempotencyKey: true } as const;

export const sentBefore = {
  idempotency_mismatch: {
    status: 422,
    title: 'This was sent before with something else in it',
  },
} as const;
