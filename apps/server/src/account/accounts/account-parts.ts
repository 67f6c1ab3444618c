import type { Changes } from '../../platform/changes/changes.ts';
import type { Parts } from '../../platform/parts.ts';
import type { IsCleanName } from '../../staff/moderation/clean-name.ts';
import type { AccountTokens } from './account-tokens.ts';
import type { TellUser } from './email/mail-room.ts';
import type { ProviderLogins } from './passwords/change-password.service.ts';

export interface AccountParts extends Parts {
  /** Boards show names: they are told when one changes. */
  readonly changes: Pick<Changes, 'announce'>;
  readonly tellUser: TellUser;
  readonly isCleanName: IsCleanName;
  readonly logins: ProviderLogins;
  readonly tokens: AccountTokens;
}
