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
import { m } from './words/messages.js';

type Opened = { readonly what: 'claims' | 'disable'; readonly promo: StaffPromo } | 'new' | null;

/** Codes that bring a nameplate: made, given out, watched and disabled by Admins [rule: promo-4]. */
export function PromosPage() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <StaffPage
      title={m.promoCodesTitle()}
      intro={m.promoCodesIntro()}
      actions={
        <Button variant="primary" icon="plus" onClick={() => setOpened('new')}>
          {m.newPromo()}
        </Button>
      }
    >
      <StaffPanel title={m.promosTitle()} isFlush>
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
  { key: 'code', head: m.codeHead() },
  { key: 'gives', head: m.givesHead() },
  { key: 'runs', head: m.runsHead() },
  { key: 'claims', head: m.claimedHead(), isEnd: true },
  { key: 'by', head: m.madeByHead() },
  { key: 'actions', head: m.actionsHead(), isEnd: true },
];

function Promos({ onOpen }: { onOpen(opened: Opened): void }) {
  const list = useInfiniteQuery(promosQuery);
  return (
    <LongList
      list={list}
      rowsOf={({ rows }) => rows}
      what={m.whatPromos()}
      height={160}
      none={<EmptyState icon="unlock" title={m.noPromos()} text={m.noPromosText()} />}
    >
      {(promos) => (
        <DataTable caption={m.promosCaption()} columns={columns}>
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
