import type { EventDesk } from '@callshot/contract';
import { type EventFormat, gameOf, readFormat } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../../platform/core/api-error.ts';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { detailsQuery } from '../../mapping/wiki.queries.ts';
import { deskQuery } from '../desk.queries.ts';
import { m } from '../words/messages.js';
import { MappingForm } from './mapping-form.tsx';
import styles from './mapping-page.module.css';

/** Which groups of the wiki an event that exists follows. */
export function EventMappingPage() {
  const { eventId } = useParams();
  const id = Number(eventId);
  const desk = useQuery({ ...deskQuery(id), enabled: Number.isInteger(id) });
  const up = { to: `/admin/event/${eventId}`, title: m.controlRoom() };
  const wiki = desk.data?.wiki ?? null;
  return (
    <StaffPage
      title={desk.data?.nameOverride ?? m.eventTitle()}
      up={up}
      intro={
        wiki === null ? undefined : m.followsOfWiki({ page: wiki.pageName.replaceAll('_', ' ') })
      }
      isFlush
    >
      <div className={styles.room} data-game={desk.data && gameOf(desk.data.gameId).prefix}>
        {desk.data ? <Mapped desk={desk.data} /> : <NotRead eventId={id} desk={desk} />}
      </div>
    </StaffPage>
  );
}

interface NotReadProps {
  eventId: number;
  desk: { readonly error: unknown; refetch(): unknown };
}

function NotRead({ eventId, desk: { error, refetch } }: NotReadProps) {
  const isGone = !Number.isInteger(eventId) || (error instanceof ApiError && error.status === 404);
  if (isGone) return <EmptyState icon="trophy" title={m.noSuchEvent()} />;
  if (!error) return <Waiting />;
  return <LoadFailure title={m.eventNotLoaded()} onRetry={() => void refetch()} />;
}

function Mapped({ desk }: { desk: EventDesk }) {
  const {
    wiki,
    format: { json },
  } = desk;
  const format = useMemo(() => readFormat(json).format, [json]);
  if (wiki === null || format === null) {
    return <EmptyState icon="bracket" title={m.madeByHand()} text={m.madeByHandText()} />;
  }
  return <OfWiki desk={desk} pageId={wiki.pageId} format={format} />;
}

interface OfWikiProps {
  desk: EventDesk;
  pageId: number;
  format: EventFormat;
}

function OfWiki({ desk, pageId, format }: OfWikiProps) {
  const details = useQuery(detailsQuery(desk.gameId, pageId));
  if (details.data) return <MappingForm desk={desk} details={details.data} format={format} />;
  if (details.isError) {
    return <LoadFailure title={m.tournamentNotRead()} onRetry={() => void details.refetch()} />;
  }
  return <Waiting />;
}

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label={m.loadingMapping()}>
    <Skeleton height={28} />
    <Skeleton height={360} />
  </div>
);
