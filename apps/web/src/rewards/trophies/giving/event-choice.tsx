import type { Giving, NotRewardedEvent } from '@callshot/contract';
import { rankedText } from '@callshot/rules';
import { language } from '../../../platform/core/language.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { rewardName, TrophyArt } from '../../../platform/ui/art/trophy-art.tsx';
import { rewardTypeOf } from '../../../play/leaderboards/awards/reward-type.ts';
import { m } from '../words/messages.js';
import styles from './give-trophies.module.css';

interface EventChoiceProps {
  readonly events: readonly NotRewardedEvent[];
  readonly chosenId: number | null;
  onChoose(eventId: number): void;
}

const day = new Intl.DateTimeFormat(language(), {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Which event gives its trophies, by its name. */
export const EventChoice = ({ events, chosenId, onChoose }: EventChoiceProps) => (
  <fieldset className={styles.choice} aria-labelledby="not-rewarded">
    {events.map((event) => (
      <label key={event.id} className={styles.event}>
        <input
          type="radio"
          name="event"
          className={styles.radio}
          checked={event.id === chosenId}
          onChange={() => onChoose(event.id)}
        />
        <TrophyArt tier={4} reward={rewardTypeOf(event.rewardTypeId)} size={40} isDecoration />
        <span className={styles.words}>
          <b className={styles.name}>
            <bdi>{event.nameOverride}</bdi>
          </b>
          <span className={styles.fact}>
            {rewardName(rewardTypeOf(event.rewardTypeId))} · {rankedText(event.entrants)}
          </span>
          <State event={event} />
          {isTakenBack(event.giving) ? (
            <span className={styles.state} data-warn>
              <Icon name="undo" size={14} />
              {m.takenBackOn({ day: day.format(new Date(event.giving.startedAt)) })}
            </span>
          ) : null}
        </span>
      </label>
    ))}
  </fieldset>
);

function State({
  event: { giving, isComplete, openMatches, endsAt },
}: {
  event: NotRewardedEvent;
}) {
  if (giving?.state === 'running') {
    return (
      <span className={styles.state}>
        <Icon name="clock" size={14} />
        {giving.kind === 'take_back' ? m.beingTakenBack() : m.beingGiven()}
      </span>
    );
  }
  return isComplete ? (
    <span className={styles.state} data-ok>
      <Icon name="check" size={14} />
      {m.completeSince({ day: day.format(new Date(endsAt)) })}
    </span>
  ) : (
    <span className={styles.state} data-warn>
      <Icon name="warning" size={14} />
      {openWords(openMatches)}
    </span>
  );
}

/** The missing results, with their number if they can be counted. */
export const openWords = (openMatches: number): string => m.resultsOpen({ count: openMatches });

/** The trophies were taken back and can be given again. */
export const isTakenBack = (giving: Giving | null): giving is Giving =>
  giving?.kind === 'take_back' && giving.state === 'done';
