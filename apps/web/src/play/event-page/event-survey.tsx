import type { Event } from '@callshot/contract';
import { surveyPath } from '@callshot/rules';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { noteNotice, wasNoticed } from './noticed-events.ts';

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
            title="Picked in the survey"
            text={`${stage.name} has not opened here. Its picks are made in the survey.`}
          >
            <Link to={surveyPath} className={buttonClass({ variant: 'primary' })}>
              Go to the survey
            </Link>
          </EmptyState>
        </section>
      )}
      {hasNotice && (
        <Modal
          title="Survey Based Picks"
          isOpen
          onClose={close}
          actions={
            <>
              <Link to={surveyPath} className={buttonClass({ variant: 'primary' })} onClick={close}>
                Go to the survey
              </Link>
              <Button onClick={close}>Close</Button>
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
  return names.length === 0
    ? 'Picks of this event are based on the survey.'
    : `Picks of ${new Intl.ListFormat('en').format(names)} are made in the survey, not on this page.`;
}
