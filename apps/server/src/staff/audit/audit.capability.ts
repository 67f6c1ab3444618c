import { auditEndpoints } from '@callshot/contract';
import { everySecondMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import type { Parts } from '../../platform/parts.ts';
import { auditHandlers } from './audit.handlers.ts';
import type { AuditTables } from './audit.tables.ts';
import { createAuditLinks } from './audit-links.service.ts';
import { exportActions } from './export-actions.ts';
import type { WordParts } from './tell-in-words.ts';

export const audit: Capability<WordParts & Pick<Parts, 'log'>, typeof auditEndpoints, AuditTables> =
  {
    name: 'audit',
    groups: [
      {
        name: 'Audit log',
        about: 'Staff’s and users’ actions, with time and reason.',
        calls: auditEndpoints,
      },
    ],
    tables: {
      auditLog: {
        actorUserId: {
          exported: { as: 'actions' },
          onDeletion: { kept: 'who did what has to stay known; what names somebody stands apart' },
        },
      },
      auditPersonal: { userId: { exported: { as: 'actions' }, onDeletion: 'deleted' } },
      auditErased: {
        userId: {
          exported: { not: 'written once the account has ended' },
          onDeletion: { kept: 'proves that names went with the account, and not otherwise' },
        },
      },
      auditChain: {},
      auditUnlinked: {},
    },
    exports: { actions: ({ db }, userId) => exportActions(db, userId) },
    make: (needs) => {
      const links = createAuditLinks(needs);
      return {
        calls: auditHandlers(needs),
        jobs: [{ everyMs: everySecondMs, run: links.tick, isDue: links.isDue }],
        finish: links.finish,
      };
    },
  };
