import type { League } from '@callshot/contract';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { LeagueRow } from './leagues.repository.ts';

export const tellLeague = (row: LeagueRow, { isMember }: Pick<League, 'isMember'>): League => {
  const hasPassword = row.passwordHash !== null;
  return {
    id: row.id,
    name: row.name,
    createdBy: row.createdBy,
    creatorName: publicUsername({ id: row.createdBy, username: row.creatorName }),
    hasPassword,
    requireDiscord: row.requireDiscord,
    requireReddit: row.requireReddit,
    nameplateId: row.nameplateId ?? 0,
    members: row.memberCount,
    memberCount: row.memberCount,
    isAnalystLeague: row.isAnalystLeague,
    isMember,
    discordUrl: hasPassword && !isMember ? null : row.discordUrl,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
};
