import type { nameplateEndpoints } from '@callshot/contract';
import type { Handlers, SignedInCaller } from '../../platform/http/handler.ts';
import { makingRequest } from '../../platform/http/idempotent-request.ts';
import { done } from '../../platform/outcome.ts';
import { deleteNameplate } from './delete-nameplate.service.ts';
import { giveNameplate, revokeNameplate } from './give-nameplate.service.ts';
import { disableNameplate } from './judge-nameplate.service.ts';
import { listNameplates } from './list-nameplates.service.ts';
import type { Designer, NameplateParts } from './nameplate-parts.ts';
import { nameplateTypes } from './nameplate-types.ts';
import { saveNameplate } from './save-nameplate.service.ts';
import { readOwnNameplates, wearNameplate } from './wear-nameplate.service.ts';

export function nameplateHandlers(
  parts: NameplateParts,
): Handlers<keyof typeof nameplateEndpoints> {
  const { db, plates } = parts;
  return {
    'GET /api/nameplate/types': async () => done([...nameplateTypes]),
    'GET /api/nameplate/all-cached': async ({ query: { ids } }) =>
      done(ids === undefined ? [...(await plates.ofProduct())] : await plates.of(ids)),
    'GET /api/nameplate/user': async ({ caller }) =>
      done(await readOwnNameplates(db, caller.user.id)),
    'GET /api/nameplate/set': ({ caller, query }) =>
      wearNameplate(parts, caller.user.id, query.nameplateId),
    'POST /api/nameplate/save': ({ caller, headers, body }) =>
      saveNameplate(
        parts,
        designerOf(caller),
        body,
        makingRequest('POST /api/nameplate/save', caller.user.id, headers, body),
      ),
    'DELETE /api/nameplate/delete/:id': ({ caller, params }) =>
      deleteNameplate(parts, designerOf(caller), params.id),
    'GET /api/nameplate/all': async ({ query }) => done(await listNameplates(db, query)),
    'POST /api/nameplate/disable': ({ caller, body }) =>
      disableNameplate(parts, caller.user.id, body),
    'POST /api/nameplate/grant': ({ caller, body }) => giveNameplate(db, caller.user.id, body),
    'POST /api/nameplate/revoke': ({ caller, body }) =>
      revokeNameplate(parts, caller.user.id, body),
  };
}

const designerOf = ({ user, roles }: SignedInCaller): Designer => ({
  userId: user.id,
  isAdmin: roles.has('Admin'),
});
