import { staffRoles } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { isAwardShown } from './shown-awards.repository.ts';
import { shownNameplateOf } from './shown-nameplate.repository.ts';

/** Cards of these users. `isStaff` is true only for staff who can sign in. */
export const findAllCards = (db: Kysely<Schema>, userIds: readonly number[]) =>
  db
    .selectFrom('users as u')
    .leftJoin('pinnedAwards as p', 'p.userId', 'u.id')
    .leftJoin('awards as a', (join) => join.onRef('a.id', '=', 'p.awardId').on(isAwardShown('a')))
    .leftJoin('events as e', 'e.id', 'a.eventId')
    .select(['u.id', 'u.username', shownNameplateOf('u').as('nameplateId')])
    .select(['a.trophyTypeId', 'a.eventId', 'e.nameOverride as eventName'])
    .select(['e.gameId', 'e.rewardTypeId'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('userRoles as m')
            .innerJoin('roles as r', 'r.id', 'm.roleId')
            .select('m.userId')
            .whereRef('m.userId', '=', 'u.id')
            .where('r.name', '=', anyOf(staffRoles))
            .where('u.disabledAt', 'is', null),
        )
        .$castTo<boolean>()
        .as('isStaff'),
    )
    .where('u.id', '=', anyOf(userIds))
    .execute();
