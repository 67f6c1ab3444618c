import { Held } from '../../../../testing/catalogue/held.tsx';
import { Tabs } from './tabs.tsx';

type Stage = 'swiss' | 'playoffs' | 'final';

export const isWide = true;

export const states = {
  'with progress, one locked': (
    <Held<Stage> start="swiss">
      {(value, set) => (
        <>
          <Tabs
            label="Stages"
            panelId="parts-stage"
            value={value}
            onChange={set}
            items={[
              { value: 'swiss', label: 'Swiss', detail: '12/16' },
              { value: 'playoffs', label: 'Playoffs', icon: 'bracket' },
              { value: 'final', label: 'Final', isDisabled: true, reason: 'Opens on Sunday' },
            ]}
          />
          <div id="parts-stage" role="tabpanel" aria-label="Stage">
            The {value} stage
          </div>
        </>
      )}
    </Held>
  ),
  'with a second line': (
    <Held<Stage> start="playoffs">
      {(value, set) => (
        <>
          <Tabs
            label="Days"
            panelId="parts-day"
            value={value}
            onChange={set}
            items={[
              { value: 'swiss', label: 'Friday', fact: '4 matches' },
              { value: 'playoffs', label: 'Saturday', fact: '6 matches' },
            ]}
          />
          <div id="parts-day" role="tabpanel" aria-label="Day">
            Matches of the day
          </div>
        </>
      )}
    </Held>
  ),
};
