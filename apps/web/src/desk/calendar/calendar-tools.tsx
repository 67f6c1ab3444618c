import type { CalendarTournament } from '@callshot/contract';
import { calendarStates, games } from '@callshot/rules';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import styles from './calendar-page.module.css';
import { type CalendarView, shownOf } from './calendar-view.ts';
import { stateMarks } from './calendar-words.ts';
import { m } from './words/messages.js';

interface CalendarToolsProps {
  readonly view: CalendarView;
  readonly tournaments: readonly CalendarTournament[];
  onView(view: CalendarView): void;
}

/** Which game and which state: the address keeps both. */
export function CalendarTools({ view, tournaments, onView }: CalendarToolsProps) {
  const states = ['shown', ...calendarStates] as const;
  return (
    <div className={styles.tools}>
      <Segmented
        label={m.game()}
        items={[
          { value: 'all', label: m.bothGames() },
          ...games.map(({ prefix, name }) => ({ value: prefix as string, label: name })),
        ]}
        value={view.game}
        onChange={(game) => onView({ ...view, game })}
      />
      <Choice
        label={m.state()}
        value={view.state}
        options={states.map((state) => ({
          value: state,
          label: m.stateCount({
            state: state === 'shown' ? m.allStates() : stateMarks[state].word,
            count: shownOf(tournaments, { ...view, state }).length,
          }),
        }))}
        onChange={(state) =>
          onView({ ...view, state: states.find((one) => one === state) ?? 'shown' })
        }
      />
    </div>
  );
}
