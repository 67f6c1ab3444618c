import type { BodyInput } from '@callshot/contract';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

export const reportMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/reports/report'>) =>
    call('POST /api/reports/report', { body, isToldInPlace: true }),
});
