import { EventSurvey, type EventSurveyProps } from './event-survey.tsx';
import { LockExtension } from './stage/lock-extension.tsx';

interface EventExtrasProps extends EventSurveyProps {
  /** The current stage can be picked. */
  readonly isOpen: boolean;
}

/** Extras that few events have: more time to pick, and a link to a survey. */
export const EventExtras = ({ isOpen, ...survey }: EventExtrasProps) => (
  <>
    {isOpen && <LockExtension event={survey.event} />}
    <EventSurvey {...survey} />
  </>
);
