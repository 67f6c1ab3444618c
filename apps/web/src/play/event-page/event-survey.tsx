import type { Event } from '@callshot/contract';
import { surveyPath } from '@callshot/rules';
import { useEffect, useState } from 'react';
import { Link } from '../../platform/core/link.tsx';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { listedWithAnd } from '../../platform/ui/words/listed.ts';
import { noteNotice, wasNoticed } from './noticed-events.ts';
import { m } from './words/messages.js';

export interface EventSurveyProps {
  readonly event: Event;
  /** The stage in whose place the survey is pointed to; null = a stage is on screen. */
  readonly surveyStage: number | null;
  readonly panelId: string;
}

/**
 * The survey as flags ask for it: a notice once a session, and a link in place of a stage
 * [rule: events-9].
 */
export function EventSurvey({ event, surveyStage, panelId }: EventSurveyProps) {
  const [hasNotice, setNotice] = useState(() => event.flags.surveyNotice && !wasNoticed(event.id));
  useEffect(() => {
    if (hasNotice) noteNotice(event.id);
  }, [hasNotice, event.id]);
  const close = () => setNotice(false);
  const stage = surveyStage === null ? undefined : event.eventStages[surveyStage];
  return (
    <>
      {stage && (
        <section id={panelId} role="tabpanel" aria-label={stage.name}>
          <EmptyState
            level={2}
            icon="list"
            title={m.pickedInSurvey()}
            text={m.notOpenedHere({ stage: stage.name })}
          >
            <Link to={surveyPath} className={buttonClass({ variant: 'primary' })}>
              {m.goToSurvey()}
            </Link>
          </EmptyState>
        </section>
      )}
      {hasNotice && (
        <Modal
          title={m.surveyTitle()}
          isOpen
          onClose={close}
          actions={
            <>
              <Link to={surveyPath} className={buttonClass({ variant: 'primary' })} onClick={close}>
                {m.goToSurvey()}
              </Link>
              <Button onClick={close}>{m.close()}</Button>
            </>
          }
        >
          <p>{noticeOf(event)}</p>
        </Modal>
      )}
    </>
  );
}

function noticeOf({ stage, flags, eventStages }: Event): string {
  const names = flags.openTabs.flatMap((index) =>
    index > stage ? (eventStages[index]?.name ?? []) : [],
  );
  return names.length === 0 ? m.basedOnSurvey() : m.madeInSurvey({ stages: listedWithAnd(names) });
}
