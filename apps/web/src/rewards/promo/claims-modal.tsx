import { useInfiniteQuery } from '@tanstack/react-query';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { Cell, type Column, DataTable, Row } from '../../platform/ui/page/data-table.tsx';
import { LongList } from '../../platform/ui/page/long-list.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { exactTime } from '../../platform/ui/words/time-ago.ts';
import { claimsQuery, type StaffPromo } from './promo.queries.ts';
import styles from './promos-page.module.css';
import { m } from './words/messages.js';

/** The claims of a promo, the last first. */
export function ClaimsModal({ promo, onClose }: { promo: StaffPromo; onClose(): void }) {
  return (
    <Modal
      title={m.claimsTitle()}
      description={promo.description}
      isOpen
      onClose={onClose}
      size="md"
    >
      <Claims promo={promo} />
    </Modal>
  );
}

const who: Column = { key: 'who', head: m.whoHead() };
const when: Column = { key: 'when', head: m.whenHead(), isEnd: true };

function Claims({ promo }: { promo: StaffPromo }) {
  const list = useInfiniteQuery(claimsQuery(promo.id));
  const isBatch = promo.code === null;
  const columns = isBatch ? [who, { key: 'code', head: m.codeHead() }, when] : [who, when];
  return (
    <div className={styles.claims}>
      <LongList
        list={list}
        rowsOf={({ rows }) => rows}
        what={m.whatClaims()}
        height={160}
        none={<EmptyState icon="user" title={m.noClaims()} />}
      >
        {(rows) => (
          <DataTable caption={m.claimsCaption()} columns={columns} isSlim={!isBatch}>
            {rows.map(({ userId, username, code, claimedAt }) => (
              <Row key={userId}>
                <Cell of="who" isLead>
                  <bdi>{username}</bdi>
                </Cell>
                {isBatch ? (
                  <Cell of="code">
                    <span className={styles.code}>{code}</span>
                  </Cell>
                ) : null}
                <Cell of="when">
                  <time dateTime={claimedAt}>{exactTime(claimedAt)}</time>
                </Cell>
              </Row>
            ))}
          </DataTable>
        )}
      </LongList>
    </div>
  );
}
