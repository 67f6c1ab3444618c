import type { Answer, EventTeam } from '@callshot/contract';
import { eventNameFor } from '@callshot/rules';
import { language } from '../../platform/core/language.ts';
import { dayWords, meetingText } from './fact-words.ts';
import styles from './facts-dialog.module.css';
import { m } from './words/messages.js';

interface LastMeetingProps {
  readonly meeting: Answer<'GET /api/event/facts'>['meeting'];
  readonly teams: readonly EventTeam[];
}

/** Above the two teams: how their last match ended, where and when. */
export function LastMeeting({ meeting, teams }: LastMeetingProps) {
  if (meeting === null) return <p className={styles.meeting}>{m.neverMet()}</p>;
  const { eventName, eventNames = {}, stageName, startTime } = meeting;
  const nameOf = (teamId: number): string => teams.find(({ id }) => id === teamId)?.name ?? '';
  const event = eventNameFor(eventName, eventNames, language()).text;
  return (
    <p className={styles.meeting}>
      <small>{m.lastMeeting()}</small>
      <b>{meetingText(meeting, nameOf)}</b>
      <span>
        {startTime === null
          ? m.whereMet({ event, stage: stageName })
          : m.whereAndWhenMet({ event, stage: stageName, day: dayWords(startTime) })}
      </span>
    </p>
  );
}
