import { signInEndpoints } from '@callshot/contract';
import type { Capability } from '../../platform/capability.ts';
import type { Parts } from '../../platform/parts.ts';
import type { TellUser } from '../accounts/email/mail-room.ts';
import { findAllLinkedAccounts } from './external-logins.repository.ts';
import { findRememberedLinks } from './linked-identities.repository.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { signInHandlers } from './sign-in.handlers.ts';
import type { SignInTables } from './sign-in.tables.ts';

export const signIn: Capability<
  Parts & { readonly providers: ProviderSettings; readonly tellUser: TellUser },
  typeof signInEndpoints,
  SignInTables
> = {
  name: 'sign-in',
  groups: [
    {
      name: 'Sign-in',
      about: 'Signing in with Discord, Google or Reddit, and linking them to an account.',
      calls: signInEndpoints,
    },
  ],
  tables: {
    externalLogins: { userId: { exported: { as: 'linkedAccounts' }, onDeletion: 'deleted' } },
    linkedIdentities: { userId: { exported: { as: 'rememberedLinks' }, onDeletion: 'deleted' } },
  },
  exports: {
    linkedAccounts: ({ db }, userId) => findAllLinkedAccounts(db, userId),
    rememberedLinks: ({ db }, userId) => findRememberedLinks(db, userId),
  },
  make: (needs) => ({ calls: signInHandlers(needs, needs.providers) }),
};
