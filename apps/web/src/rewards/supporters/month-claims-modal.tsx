import { useInfiniteQuery } from '@tanstack/react-query';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { Cell, type Column, DataTable, Row } from '../../platform/ui/page/data-table.tsx';
import { LongList } from '../../platform/ui/page/long-list.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { exactTime } from '../../platform/ui/words/time-ago.ts';
import { monthName } from './month-words.ts';
import { monthClaimsQuery, type RewardMonth } from './supporters.queries.ts';
import styles from './supporters-page.module.css';
import { m } from './words/messages.js';

interface MonthClaimsModalProps {
  readonly month: RewardMonth;
  onClose(): void;
}

/** The plates that were chosen in a month and their users, the last first. */
export function MonthClaimsModal({ month, onClose }: MonthClaimsModalProps) {
  return (
    <Modal
      title={m.claimsTitle({ month: monthName(month.month) })}
      isOpen
      onClose={onClose}
      size="md"
    >
      <Claims month={month.month} />
    </Modal>
  );
}

const columns: readonly Column[] = [
  { key: 'who', head: m.whoHead() },
  { key: 'what', head: m.nameplateHead() },
  { key: 'when', head: m.whenHead(), isEnd: true },
];

function Claims({ month }: { month: string }) {
  const list = useInfiniteQuery(monthClaimsQuery(month));
  return (
    <div className={styles.plan}>
      <LongList
        list={list}
        rowsOf={({ rows }) => rows}
        what={m.whatList()}
        height={160}
        none={<EmptyState icon="user" title={m.noClaims()} />}
      >
        {(rows) => (
          <DataTable caption={m.claimsCaption()} columns={columns}>
            {rows.map(({ userId, username, nameplate, claimedAt }) => (
              <Row key={userId}>
                <Cell of="who" isLead>
                  <bdi>{username}</bdi>
                </Cell>
                <Cell of="what">{nameplate?.name ?? m.plateDeleted()}</Cell>
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
