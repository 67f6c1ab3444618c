import type { notificationEndpoints } from '@callshot/contract';
import type { Handlers } from '../platform/http/handler.ts';
import { type AnnouncementParts, announcementHandlers } from './announcement.handlers.ts';
import { channelHandlers } from './channel.handlers.ts';
import type { ChannelParts } from './channel.service.ts';
import { type InboxParts, inboxHandlers } from './inbox.handlers.ts';

export const notificationHandlers = (
  parts: AnnouncementParts & ChannelParts & InboxParts,
): Handlers<keyof typeof notificationEndpoints> => ({
  ...inboxHandlers(parts),
  ...channelHandlers(parts),
  ...announcementHandlers(parts),
});
