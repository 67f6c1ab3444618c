import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StaffPage } from '../ui/staff-page.tsx';
import { StaffPanel } from '../ui/staff-panel.tsx';
import { ClaimsModal } from './claims-modal.tsx';
import { DisableModal } from './disable-modal.tsx';
import { NewPromoModal } from './new-promo-modal.tsx';
import { promosQuery, type StaffPromo } from './promo.queries.ts';
import { PromoRow } from './promo-row.tsx';
import styles from './promos-page.module.css';

type Opened = { readonly what: 'claims' | 'disable'; readonly promo: StaffPromo } | 'new' | null;

/** Codes that bring a nameplate: made, given out, watched and disabled by Admins [rule: promo-4]. */
export function PromosPage() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <StaffPage
      title="Promo Codes"
      intro="One code for many, or a batch of codes for one each. Players redeem them at /redeem."
      actions={
        <Button variant="primary" icon="plus" onClick={() => setOpened('new')}>
          New promo
        </Button>
      }
    >
      <StaffPanel title="Promos" isFlush>
        <Promos onOpen={setOpened} />
      </StaffPanel>
      {opened === 'new' ? <NewPromoModal onClose={close} /> : null}
      {opened !== null && opened !== 'new' && opened.what === 'claims' ? (
        <ClaimsModal promo={opened.promo} onClose={close} />
      ) : null}
      {opened !== null && opened !== 'new' && opened.what === 'disable' ? (
        <DisableModal promo={opened.promo} onClose={close} />
      ) : null}
    </StaffPage>
  );
}

const columns: readonly Column[] = [
  { key: 'code', head: 'Code' },
  { key: 'gives', head: 'Gives' },
  { key: 'runs', head: 'Runs (UTC days)' },
  { key: 'claims', head: 'Claimed', isEnd: true },
  { key: 'by', head: 'Made by' },
  { key: 'actions', head: 'Actions', isEnd: true },
];

function Promos({ onOpen }: { onOpen(opened: Opened): void }) {
  const list = useInfiniteQuery(promosQuery);
  const promos = list.data?.pages.flatMap(({ rows }) => rows);
  if (promos === undefined) {
    return list.isError ? (
      <LoadFailure title="The promos could not be loaded" onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton height={160} />
    );
  }
  if (promos.length === 0) {
    return (
      <EmptyState
        icon="unlock"
        title="No promo has been made yet"
        text="A promo brings whoever redeems its code a nameplate."
      />
    );
  }
  return (
    <>
      <DataTable caption="Promos, newest first" columns={columns}>
        {promos.map((promo) => (
          <PromoRow
            key={promo.id}
            promo={promo}
            onClaims={() => onOpen({ what: 'claims', promo })}
            onDisable={() => onOpen({ what: 'disable', promo })}
          />
        ))}
      </DataTable>
      {list.hasNextPage ? (
        <Button
          className={styles.more}
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Load more
        </Button>
      ) : null}
    </>
  );
}
