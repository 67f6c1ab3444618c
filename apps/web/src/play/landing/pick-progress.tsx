import type { Event } from '@callshot/contract';
import { picksOfStage } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { ruleStageOf } from '../events/rules-stage.ts';
import { useFormat } from '../events/use-format.ts';
import { officialPicksQuery, userPicksQuery } from '../picks/picks.queries.ts';
import { readOwnDraft } from '../picks/saving/draft-store.ts';
import { stageStops } from '../picks/session/stage-stops.ts';
import { pickSetOf } from '../picks/teams/pick-sets.ts';
import styles from './tile-body.module.css';
import { m } from './words/messages.js';

const bold = (inside: ReactNode) => <strong>{inside}</strong>;

/** The number of picks that the viewer has made in the current stage, and where they are kept. */
export function PickProgress({ event }: { readonly event: Event }) {
  const { user } = useCurrentUser();
  const userId = user?.id ?? 0;
  const format = useFormat(event);
  const official = useQuery(officialPicksQuery(event.id)).data;
  const saved = useQuery({ ...userPicksQuery(event.id, userId), enabled: user !== null }).data;
  const stage = format && official && ruleStageOf(event, format, pickSetOf(official), event.stage);
  if (!stage || saved === undefined) return null;
  const key = { userId, eventId: event.id, eventStageId: stage.eventStageId };
  const draft = readOwnDraft(localStorage, key, 0);
  const stops = stageStops(stage, draft?.picks ?? picksOfStage(pickSetOf(saved), key.eventStageId));
  const sum = (part: 'picked' | 'required') => stops.reduce((total, stop) => total + stop[part], 0);
  const picked = sum('picked');
  if (picked === 0) return null;
  return (
    <>
      <span
        className={styles.made}
        style={{ '--share': picked / sum('required') } as CSSProperties}
        aria-hidden="true"
      />
      <span>
        {draft === null
          ? m.pickedAndSaved({ picked, required: sum('required'), bold })
          : m.pickedOnDevice({ picked, required: sum('required'), bold })}
      </span>
    </>
  );
}
