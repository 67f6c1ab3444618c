import type { GameId } from '@callshot/rules';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import styles from './event-fields.module.css';
import { rewardTypesOf } from './reward-types.ts';
import { m } from './words/messages.js';

/** As many as the server takes. */
export const MAX_EVENT_NAME = 80;
const MAX_ADDRESS = 500;

/** The name and look of an event, from the wiki or by hand. */
export interface EventFacts {
  readonly name: string;
  readonly imageUrl: string;
  readonly wikiUrl: string;
  readonly rewardType: number;
}

interface EventFieldsProps {
  facts: EventFacts;
  /** The label of the second address. */
  linkLabel: string;
  onChange(part: Partial<EventFacts>): void;
}

export function EventFields(props: EventFieldsProps) {
  const { facts, linkLabel, onChange } = props;
  return (
    <>
      <TextField
        label={m.nameOverride()}
        value={facts.name}
        onChange={(name) => onChange({ name })}
        maxLength={MAX_EVENT_NAME}
        required
        end={
          <span className={styles.limit}>
            {m.nameLength({ count: facts.name.length, most: MAX_EVENT_NAME })}
          </span>
        }
      />
      <TextField
        label={m.imageUrl()}
        type="url"
        inputMode="url"
        value={facts.imageUrl}
        onChange={(imageUrl) => onChange({ imageUrl })}
        maxLength={MAX_ADDRESS}
        error={addressProblem(facts.imageUrl)}
        hint={facts.imageUrl === '' ? m.imageHint() : ''}
      />
      <TextField
        label={linkLabel}
        type="url"
        inputMode="url"
        value={facts.wikiUrl}
        onChange={(wikiUrl) => onChange({ wikiUrl })}
        maxLength={MAX_ADDRESS}
        error={addressProblem(facts.wikiUrl)}
      />
    </>
  );
}

interface RewardChoiceProps {
  gameId: GameId;
  value: number;
  /** It is the one that the title says. */
  isGuessed: boolean;
  onChange(rewardType: number): void;
}

/** The look of the event's trophies. */
export function RewardChoice({ gameId, value, isGuessed, onChange }: RewardChoiceProps) {
  return (
    <div className={styles.reward}>
      <Choice
        label={m.rewardType()}
        value={String(value)}
        options={rewardTypesOf(gameId)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
      <p className={styles.note}>{isGuessed ? m.rewardGuessed() : ''}</p>
    </div>
  );
}

/** Null where it can be sent: nothing, or a whole address [rule: event-creator-16]. */
export function addressProblem(address: string): string | null {
  const text = address.trim();
  return text === '' || /^https:\/\/[^\s/]+/.test(text) ? null : m.linkInvalid();
}
