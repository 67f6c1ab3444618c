import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Switch } from '../../../platform/ui/controls/switch.tsx';
import {
  preferencesQuery,
  savePreferencesMutation,
} from '../../../reach/notifications/notifications.queries.ts';
import { m } from '../words/messages.js';

interface ReminderSwitchProps {
  /** Shown in its place for users with reminders; nothing unless told. */
  readonly whenOn?: ReactNode;
}

/** Offers reminders to users without them; others are not asked. */
export function ReminderSwitch({ whenOn = null }: ReminderSwitchProps) {
  const { data } = useQuery(preferencesQuery);
  const { send, isBusy, sending, refusal } = useSend(savePreferencesMutation);
  const [hasChosen, setHasChosen] = useState(false);
  if (data === undefined) return null;
  if (data.lockReminders && !hasChosen) return whenOn;
  const { email, push } = data;
  return (
    <div>
      <Switch
        label={m.remindMe()}
        hint={m.remindMeHint()}
        isOn={(sending ?? data).lockReminders}
        isDisabled={isBusy}
        onChange={(lockReminders) => {
          setHasChosen(true);
          void send({ lockReminders, email, push });
        }}
      />
      <FormError refusal={refusal} />
    </div>
  );
}
