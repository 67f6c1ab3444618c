import type { Event } from '@callshot/contract';
import {
  type Clash,
  clashingCalls,
  type EventStage,
  type PickSet,
  pickTypeName,
} from '@callshot/rules';
import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FootNotice } from '../saving/foot-notice.tsx';
import { teamsOfStage } from '../teams/event-teams.ts';
import { m } from '../words/messages.js';

interface ClashNoticeProps {
  readonly event: Event;
  readonly stage: EventStage;
  readonly picks: PickSet;
}

/** Says which calls cannot both come true; it hinders nothing [rule: picks-31]. */
export function ClashNotice({ event, stage, picks }: ClashNoticeProps) {
  const [dismissed, setDismissed] = useState('');
  const texts = clashTexts(event, stage, picks);
  const text = texts.join(' ');
  if (texts.length === 0 || text === dismissed) return null;
  return (
    <FootNotice
      icon="info"
      actions={
        <Button
          size="sm"
          variant="ghost"
          icon="cross"
          aria-label={m.dismissHint()}
          onClick={() => setDismissed(text)}
        />
      }
    >
      {text}
    </FootNotice>
  );
}

/** 'Falcons and Spirit meet in round 1: they cannot both go 3-0.' */
function clashTexts(event: Event, stage: EventStage, picks: PickSet): string[] {
  const teams = teamsOfStage(event, stage);
  const nameOf = (teamId: number) => teams.get(teamId)?.name ?? '';
  return clashingCalls(stage, picks).map(({ teamIds, round, pickTypeId }: Clash) => {
    const [first, second] = [nameOf(teamIds[0]), nameOf(teamIds[1])];
    const record = pickTypeName(stage.format, pickTypeId);
    return round === null
      ? m.clash({ first, second, record })
      : m.clashInRound({ first, second, record, round });
  });
}
