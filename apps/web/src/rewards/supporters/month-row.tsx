import { useQuery } from '@tanstack/react-query';
import { language } from '../../platform/core/language.ts';
import { serverNow } from '../../platform/core/server-clock.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Cell, Nothing, Row } from '../../platform/ui/page/data-table.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { givablePlatesQuery } from '../nameplates/nameplates.queries.ts';
import { monthName, monthState } from './month-words.ts';
import type { RewardMonth } from './supporters.queries.ts';
import styles from './supporters-page.module.css';
import { m } from './words/messages.js';

/** As many of a month's nameplates are drawn; the others are counted. */
const DRAWN = 3;

interface MonthRowProps {
  readonly month: RewardMonth;
  readonly isOver: boolean;
  onPlan(): void;
  onClaims(): void;
}

export function MonthRow({ month, isOver, onPlan, onClaims }: MonthRowProps) {
  const name = monthName(month.month);
  const { claims } = month;
  const claimed = claims.toLocaleString(language());
  return (
    <Row>
      <Cell of="month" isLead>
        {name}
        <div className={styles.state}>{monthState(month, serverNow())}</div>
      </Cell>
      <Cell of="offers">
        <Offers month={month} />
      </Cell>
      <Cell of="claims">
        {claims === 0 ? (
          <Nothing />
        ) : (
          <Button
            variant="ghost"
            aria-label={m.claimsOfMonth({ month: name, count: claims })}
            onClick={onClaims}
          >
            {claimed}
          </Button>
        )}
      </Cell>
      {isOver ? null : (
        <Cell of="actions">
          <Button aria-label={m.planMonth({ month: name })} onClick={onPlan}>
            {m.planAction()}
          </Button>
        </Cell>
      )}
    </Row>
  );
}

/** A month until it is told what it offers; as high as it will be. */
export function AwaitedMonth({ month }: { readonly month: string }) {
  return (
    <Row>
      <Cell of="month" isLead>
        {monthName(month)}
        <div className={styles.state}>
          <Skeleton width="12em" height="1lh" />
        </div>
      </Cell>
      <Cell of="offers">
        <Skeleton width="16em" height="1lh" />
      </Cell>
      <Cell of="claims">
        <Nothing />
      </Cell>
      <Cell of="actions">
        <Button disabled>{m.planAction()}</Button>
      </Cell>
    </Row>
  );
}

function Offers({ month: { offered, isChosen, isOpen } }: { month: RewardMonth }) {
  const { data: plates } = useQuery(givablePlatesQuery);
  if (!(isChosen || isOpen)) {
    return <span className={styles.state}>{m.offersAll({ count: offered.length })}</span>;
  }
  if (offered.length === 0) return <span className={styles.state}>{m.offersNone()}</span>;
  const nameOf = new Map(plates?.map(({ id, name }) => [id, name]));
  const more = offered.length - DRAWN;
  return (
    <div className={styles.offers}>
      {offered.slice(0, DRAWN).map((id) => (
        <NameBadge key={id} nameplateId={id} username={nameOf.get(id) ?? m.unnamedPlate({ id })} />
      ))}
      {more > 0 ? <span className={styles.state}>{m.morePlates({ count: more })}</span> : null}
    </div>
  );
}
