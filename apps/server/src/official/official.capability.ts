import type { Capability } from '../platform/capability.ts';
import { teamsReplacedKind } from './notice-kinds.ts';

/** Official results and all that follows from them, whoever enters them. It answers no calls itself. */
export const official: Capability<unknown> = {
  name: 'official',
  tables: {},
  noticeKinds: [teamsReplacedKind],
  make: () => ({ calls: {} }),
};
