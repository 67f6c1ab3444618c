import type { Handlers } from '../../../platform/http/handler.ts';
import { type Registry, register, registerFirstAdmin } from './register.service.ts';

type RegistrationKey = 'POST /api/account/register' | 'POST /api/account/first-admin';

export const registrationHandlers = (registry: Registry): Handlers<RegistrationKey> => ({
  'POST /api/account/register': (call) =>
    register(registry, { form: call.body, address: call.caller.address, call }),
  'POST /api/account/first-admin': (call) =>
    registerFirstAdmin(registry, { form: call.body, address: call.caller.address, call }),
});
