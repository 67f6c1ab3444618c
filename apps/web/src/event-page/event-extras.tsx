import { EventSurvey, type EventSurveyProps } from './event-survey.tsx';
import { LockExtension } from './lock-extension.tsx';

interface EventExtrasProps extends EventSurveyProps {
  /** The current stage can be picked. */
  readonly isOpen: boolean;
}

/** What an event can have and most have not: more time to pick, and a survey to lead to. */
export const EventExtras = ({ isOpen, ...survey }: EventExtrasProps) => (
  <>
    {isOpen && <LockExtension event={survey.event} />}
    <EventSurvey {...survey} />
  </>
);
