import type { AccountPreferences } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import {
  preferencesQuery,
  savePreferencesMutation,
} from '../../account/session/preferences.queries.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Switch } from '../../platform/ui/controls/switch.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { m } from './words/messages.js';

type PlateLooks = Pick<AccountPreferences, 'plainNames' | 'stillPlates'>;

interface LooksSwitchesProps {
  readonly looks: PlateLooks;
  readonly isDisabled?: boolean;
  onChange(next: PlateLooks): void;
}

/** Whether names have their plates, and whether those move. */
export function LooksSwitches({ looks, isDisabled = false, onChange }: LooksSwitchesProps) {
  // The wish names these two alone: another tab may have changed the rest.
  const { plainNames, stillPlates } = looks;
  return (
    <>
      <Switch
        label={m.plainNames()}
        hint={m.plainNamesHint()}
        isOn={plainNames}
        isDisabled={isDisabled}
        onChange={(plainNames) => onChange({ plainNames, stillPlates })}
      />
      <Switch
        label={m.stillPlates()}
        hint={m.stillPlatesHint()}
        isOn={stillPlates}
        isDisabled={isDisabled || plainNames}
        onChange={(isStill) => onChange({ plainNames, stillPlates: isStill })}
      />
    </>
  );
}

/** The same, kept with the account. */
export function AccountLooksSwitches() {
  const query = useQuery(preferencesQuery);
  // The wish is shown at once; after a refusal the switches go back to what is stored.
  const { send, isBusy, sending, refusal } = useSend(savePreferencesMutation);
  return (
    <Loaded query={query} what={m.whatSettings()} height={128}>
      {(stored) => (
        <>
          <LooksSwitches
            looks={sending ?? stored}
            isDisabled={isBusy}
            onChange={(wish) =>
              void send(wish, (kept) =>
                showToast({ text: changeWords(stored, kept), kind: 'success' }),
              )
            }
          />
          <FormError refusal={refusal} />
        </>
      )}
    </Loaded>
  );
}

function changeWords(before: PlateLooks, after: PlateLooks): string {
  if (before.plainNames !== after.plainNames) {
    return after.plainNames ? m.namesPlain() : m.namesWithPlates();
  }
  return after.stillPlates ? m.platesRest() : m.platesMove();
}
