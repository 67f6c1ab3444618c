import type { CalendarSettings as Settings } from '@callshot/contract';
import { gameOf } from '@callshot/rules';
import { useState } from 'react';
import { Link } from '../../platform/core/link.tsx';
import { serverNow } from '../../platform/core/server-clock.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../platform/ui/controls/checkbox.tsx';
import { NumberStepper } from '../../platform/ui/controls/number-stepper.tsx';
import { Switch } from '../../platform/ui/controls/switch.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { timeAgo } from '../../platform/ui/words/time-ago.ts';
import { settingsMutation } from './calendar.queries.ts';
import styles from './calendar-page.module.css';
import { failureWords } from './calendar-words.ts';
import { m } from './words/messages.js';

const tiers = ['S', 'A', 'B', 'C', 'D'] as const;
const mostWeeks = 12;

interface CalendarSettingsProps {
  readonly settings: Settings;
  readonly isAdmin: boolean;
}

/** The choice of an Admin for a game; others read it [rule: calendar-1]. */
export function CalendarSettings({ settings, isAdmin }: CalendarSettingsProps) {
  const { gameId, failure, listedAt } = settings;
  return (
    <StaffPanel title={gameOf(gameId).name}>
      <div className={styles.settings}>
        {isAdmin ? (
          <SettingsForm key={settings.version} settings={settings} />
        ) : (
          <p className={styles.note}>{wordsOf(settings)}</p>
        )}
        {failure ? <p className={styles.warn}>{failureWords(failure)}</p> : null}
        {listedAt === null ? null : (
          <p className={styles.note}>{m.listedAgo({ ago: timeAgo(listedAt, serverNow()) })}</p>
        )}
      </div>
    </StaffPanel>
  );
}

function wordsOf({ tiers: chosen, weeksAhead, publishes }: Settings): string {
  if (chosen.length === 0) return m.noTiers();
  return m.settingsSaid({
    tiers: chosen.join(', '),
    count: weeksAhead,
    how: publishes ? 'self' : 'staff',
  });
}

function SettingsForm({ settings }: { readonly settings: Settings }) {
  const { gameId, publishes, hasUsualPoints, version } = settings;
  const [chosen, setChosen] = useState<readonly string[]>(settings.tiers);
  const [weeksAhead, setWeeks] = useState(settings.weeksAhead);
  const save = useSend(settingsMutation);
  const game = gameOf(gameId).name;
  const isChanged = weeksAhead !== settings.weeksAhead || chosen.join() !== settings.tiers.join();
  const send = (own: { readonly publishes: boolean }, text: string) =>
    save.send(
      {
        ...{ gameId, version, weeksAhead },
        tiers: tiers.filter((tier) => chosen.includes(tier)),
        ...own,
      },
      () => showToast({ text, kind: 'success' }),
    );
  return (
    <>
      <fieldset className={styles.tiers}>
        <legend className={styles.legend}>{m.tiers()}</legend>
        {tiers.map((tier) => (
          <Checkbox
            key={tier}
            label={tier}
            isOn={chosen.includes(tier)}
            onChange={(isOn) =>
              setChosen(tiers.filter((one) => (one === tier ? isOn : chosen.includes(one))))
            }
          />
        ))}
      </fieldset>
      <div className={styles.weeks}>
        <span className={styles.legend} aria-hidden>
          {m.weeksAhead()}
        </span>
        <NumberStepper
          label={m.weeksAhead()}
          value={weeksAhead}
          least={1}
          most={mostWeeks}
          onChange={setWeeks}
        />
      </div>
      <div className={styles.foot}>
        <Button
          variant="primary"
          disabled={!isChanged}
          isBusy={save.isBusy}
          onClick={() => void send({ publishes }, m.settingsSaved({ game }))}
        >
          {m.save()}
        </Button>
        {isChanged ? <p className={styles.note}>{m.notSaved()}</p> : null}
      </div>
      <Switch
        label={m.publishes()}
        hint={m.publishesHint()}
        isOn={publishes}
        isDisabled={save.isBusy || isChanged}
        onChange={(isOn) =>
          void send({ publishes: isOn }, isOn ? m.switchedOn({ game }) : m.switchedOff({ game }))
        }
      />
      {publishes && !hasUsualPoints ? (
        <p className={styles.warn}>
          {m.noUsualPoints({
            link: (inside) => <Link to="/admin/event/points">{inside}</Link>,
          })}
        </p>
      ) : null}
      {save.refusal ? (
        <p className={styles.refusal} role="alert">
          {save.refusal.text}
        </p>
      ) : null}
    </>
  );
}
