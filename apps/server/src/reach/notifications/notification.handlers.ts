import type { notificationEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { AnnouncementParts } from './announcing/announce.service.ts';
import { announcementHandlers } from './announcing/announcement.handlers.ts';
import { channelHandlers } from './channels/channel.handlers.ts';
import type { ChannelParts } from './channels/channel.service.ts';
import type { PutOffParts } from './channels/put-off.service.ts';
import type { SwitchParts } from './channels/switch-discord.service.ts';
import { inboxHandlers } from './notices/inbox.handlers.ts';
import type { InboxParts } from './notices/inbox.service.ts';

export const notificationHandlers = (
  parts: AnnouncementParts & ChannelParts & InboxParts & PutOffParts & SwitchParts,
): Handlers<keyof typeof notificationEndpoints> => ({
  ...inboxHandlers(parts),
  ...channelHandlers(parts),
  ...announcementHandlers(parts),
});
