import type { NotRewardedEvent } from '@callshot/contract';
import { rankedText } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { language } from '../../../platform/core/language.ts';
import { rankText } from '../../../platform/core/rank-text.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { rewardName, TrophyArt } from '../../../platform/ui/art/trophy-art.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { Cell, type Column, DataTable, Row } from '../../../platform/ui/page/data-table.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { saveFile } from '../../../platform/ui/words/save-file.ts';
import { awardOf } from '../../../play/leaderboards/awards/award-tiers.ts';
import { rewardTypeOf } from '../../../play/leaderboards/awards/reward-type.ts';
import { tierStarts } from '../../../play/leaderboards/awards/tier-distance.ts';
import { boardPreviewQuery } from '../../../play/leaderboards/board/leaderboard.queries.ts';
import { TierName } from '../tier-name.tsx';
import { m } from '../words/messages.js';
import styles from './give-trophies.module.css';
import { recipientsFileMutation } from './giving.queries.ts';

/** The number of users by award, and the first of them by name. */
export function WhatIsGiven({ event }: { readonly event: NotRewardedEvent }) {
  const reward = rewardTypeOf(event.rewardTypeId);
  return (
    <>
      <header className={styles.title}>
        <TrophyArt tier={4} reward={reward} size={48} isDecoration />
        <div>
          <h2 className={styles.big}>
            <bdi>{event.nameOverride}</bdi>
          </h2>
          <p className={styles.fact}>
            {rewardName(reward)} · {rankedText(event.entrants)}
          </p>
        </div>
      </header>
      <ul className={styles.tiers} aria-label={m.trophiesByTier()}>
        {event.tiers.map(({ trophyTypeId, count }) => {
          const { tier, by } = awardOf(trophyTypeId);
          return (
            <li key={trophyTypeId} className={styles.tier} data-none={count === 0 || undefined}>
              <TrophyArt tier={tier} reward={reward} size={56} isDecoration />
              <b className={styles.count}>{count.toLocaleString(language())}</b>
              <TierName trophyTypeId={trophyTypeId} />
              <span className={styles.fact}>{by}</span>
            </li>
          );
        })}
      </ul>
      <First event={event} />
    </>
  );
}

/** Enough to see that the board is the right one. */
const LISTED = 11;

type Key = 'rank' | 'player' | 'points' | 'trophy';

const columns: readonly Column<Key>[] = [
  { key: 'rank', head: m.rank(), isEnd: true },
  { key: 'player', head: m.player() },
  { key: 'points', head: m.points(), isEnd: true },
  { key: 'trophy', head: m.trophy() },
];

function First({ event }: { readonly event: NotRewardedEvent }) {
  const query = useQuery(boardPreviewQuery(event.id));
  const reward = rewardTypeOf(event.rewardTypeId);
  return (
    <StaffPanel
      title={m.whoGetsWhat()}
      fact={m.firstRanked({ entrants: event.entrants })}
      end={<SaveAll event={event} />}
      isFlush
    >
      <Loaded query={query} what={m.whatLeaderboard()} height={320}>
        {({ records, tiers }) => (
          <DataTable caption={m.whoGetsWhatCaption()} columns={columns}>
            {records
              .slice(0, LISTED)
              .map(({ userId, username, nameplateId, isStaff, rank, isTied, row, totalScore }) => {
                const tier = tierStarts(tiers).findLast((start) => start.row <= row)?.tier;
                return (
                  <Row key={userId}>
                    <Cell of="rank">{rankText({ rank, isTied })}</Cell>
                    <Cell of="player" isLead>
                      <NameBadge
                        username={username}
                        nameplateId={nameplateId}
                        isStaff={isStaff}
                        size="compact"
                      />
                    </Cell>
                    <Cell of="points">{totalScore?.toLocaleString(language()) ?? '–'}</Cell>
                    <Cell of="trophy">
                      {tier ? (
                        <span className={styles.gets}>
                          <TrophyArt
                            tier={awardOf(tier.trophyTypeId).tier}
                            reward={reward}
                            size={24}
                            isDecoration
                          />
                          {awardOf(tier.trophyTypeId).name}
                        </span>
                      ) : null}
                    </Cell>
                  </Row>
                );
              })}
          </DataTable>
        )}
      </Loaded>
    </StaffPanel>
  );
}

/** All of it as a file for a spreadsheet. */
function SaveAll({ event }: { readonly event: NotRewardedEvent }) {
  const { send, isBusy } = useSend(recipientsFileMutation);
  const fail = () => showToast({ text: m.listFailed(), kind: 'error' });
  const save = async () => {
    const isAnswered = await send(event.id, (file) =>
      file === null ? fail() : saveFile(`trophies-${event.id}.csv`, file, 'text/csv'),
    );
    if (!isAnswered) fail();
  };
  return (
    <Button
      size="sm"
      icon="list"
      isBusy={isBusy}
      disabled={event.entrants === 0}
      aria-label={m.saveCsv({ event: event.nameOverride })}
      onClick={() => void save()}
    >
      {m.csv()}
    </Button>
  );
}
