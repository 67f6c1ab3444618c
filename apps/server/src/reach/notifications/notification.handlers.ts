import type { notificationEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { AnnouncementParts } from './announce.service.ts';
import { announcementHandlers } from './announcement.handlers.ts';
import { channelHandlers } from './channel.handlers.ts';
import type { ChannelParts } from './channel.service.ts';
import { inboxHandlers } from './inbox.handlers.ts';
import type { InboxParts } from './inbox.service.ts';
import type { SwitchParts } from './switch-discord.service.ts';

export const notificationHandlers = (
  parts: AnnouncementParts & ChannelParts & InboxParts & SwitchParts,
): Handlers<keyof typeof notificationEndpoints> => ({
  ...inboxHandlers(parts),
  ...channelHandlers(parts),
  ...announcementHandlers(parts),
});
