import type { reportEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import { answer } from './answer.service.ts';
import { readAnswered, readWaiting } from './read-reports.service.ts';
import { report } from './report.service.ts';
import type { ReportParts } from './subject-now.ts';
import { undo } from './undo.service.ts';

export function reportHandlers(parts: ReportParts): Handlers<keyof typeof reportEndpoints> {
  const { db } = parts;
  return {
    'POST /api/reports/report': ({ caller, body }) =>
      report(db, { userId: caller.user.id, isAdmin: caller.roles.has('Admin') }, body),
    'GET /api/reports/waiting': async () => done(await readWaiting(db)),
    'GET /api/reports/answered': async ({ query }) => done(await readAnswered(db, query.before)),
    'POST /api/reports/answer': ({ caller, body }) => answer(parts, caller.user.id, body),
    'POST /api/reports/undo': ({ caller, body }) => undo(parts, caller.user.id, body),
  };
}
