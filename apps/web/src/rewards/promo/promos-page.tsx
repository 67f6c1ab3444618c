import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { type Column, DataTable } from '../../platform/ui/page/data-table.tsx';
import { LongList } from '../../platform/ui/page/long-list.tsx';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { ClaimsModal } from './claims-modal.tsx';
import { DisableModal } from './disable-modal.tsx';
import { NewPromoModal } from './new-promo-modal.tsx';
import { promosQuery, type StaffPromo } from './promo.queries.ts';
import { PromoRow } from './promo-row.tsx';

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
  return (
    <LongList
      list={list}
      rowsOf={({ rows }) => rows}
      what="The promos"
      height={160}
      none={
        <EmptyState
          icon="unlock"
          title="No promo has been made yet"
          text="A promo gives a nameplate to everyone who redeems its code."
        />
      }
    >
      {(promos) => (
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
      )}
    </LongList>
  );
}
