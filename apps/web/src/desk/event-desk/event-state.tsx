import type { DeskEvent } from '@callshot/contract';
import type { IconName } from '../../platform/ui/art/icon.tsx';
import { StatePill } from '../../staff/staff/state-pill.tsx';
import { m } from './words/messages.js';

const states: Readonly<
  Record<
    DeskEvent['state'],
    { readonly tone: 'ok' | 'quiet'; readonly icon: IconName; readonly word: string }
  >
> = {
  ahead: { tone: 'quiet', icon: 'clock', word: m.stateAhead() },
  open: { tone: 'ok', icon: 'unlock', word: m.stateOpen() },
  locked: { tone: 'quiet', icon: 'lock', word: m.stateLocked() },
  finished: { tone: 'quiet', icon: 'check', word: m.stateFinished() },
  archived: { tone: 'quiet', icon: 'eye-off', word: m.stateArchived() },
};

/** The state of an event, by its current stage. */
export function EventState({ state }: { state: DeskEvent['state'] }) {
  const { tone, icon, word } = states[state];
  return (
    <StatePill tone={tone} icon={icon}>
      {word}
    </StatePill>
  );
}
