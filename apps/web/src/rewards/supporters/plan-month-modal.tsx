import type { Nameplate } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { NameplateList } from '../nameplates/nameplate-list.tsx';
import { givablePlatesQuery } from '../nameplates/nameplates.queries.ts';
import { monthName } from './month-words.ts';
import { planMonthMutation, type RewardMonth } from './supporters.queries.ts';
import styles from './supporters-page.module.css';
import { m } from './words/messages.js';

const OFFERED_AT_MOST = 30;

interface PlanMonthModalProps {
  readonly month: RewardMonth;
  onClose(): void;
}

/** Which nameplates a month offers; none chosen = every supporter nameplate. */
export function PlanMonthModal({ month, onClose }: PlanMonthModalProps) {
  const before = month.isChosen ? month.offered : [];
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(before));
  const { send, isBusy, refusal, forget } = useSend(planMonthMutation);
  const name = monthName(month.month);
  const isSame = chosen.size === before.length && before.every((id) => chosen.has(id));
  const change = (ids: ReadonlySet<number>) => {
    forget();
    setChosen(ids);
  };
  const toggle = (id: number) => {
    const rest = new Set(chosen);
    if (!rest.delete(id)) rest.add(id);
    change(rest);
  };
  const save = () =>
    send({ month: month.month, offered: [...chosen] }, () => {
      onClose();
      showToast({ text: m.monthSaved({ month: name }), kind: 'success' });
    });
  return (
    <Modal
      title={m.planTitle({ month: name })}
      description={<span role="status">{wordsOf(chosen.size)}</span>}
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={isSame || chosen.size > OFFERED_AT_MOST}
            onClick={() => void save()}
          >
            {m.saveAction()}
          </Button>
          <Button disabled={chosen.size === 0} onClick={() => change(new Set())}>
            {m.chooseNoneAction()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.plan}>
        {month.isOpen ? <p className={styles.state}>{m.chosenStay()}</p> : null}
        <Picker chosen={chosen} isBusy={isBusy} onToggle={toggle} />
      </div>
    </Modal>
  );
}

interface PickerProps {
  readonly chosen: ReadonlySet<number>;
  readonly isBusy: boolean;
  onToggle(id: number): void;
}

function Picker({ chosen, isBusy, onToggle }: PickerProps) {
  const { user } = useCurrentUser();
  const query = useQuery(givablePlatesQuery);
  const [sought, setSought] = useState('');
  const isFound = ({ name, description }: Nameplate) =>
    `${name} ${description}`.toLowerCase().includes(sought.trim().toLowerCase());
  return (
    <Loaded query={query} what={m.whatNameplates()} height={380}>
      {(plates) => (
        <>
          <TextField
            label={m.findNameplate()}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={sought}
            onChange={setSought}
          />
          <NameplateList
            label={m.allNameplates()}
            plates={plates.filter(isFound)}
            username={user?.username ?? ''}
            isBusy={isBusy}
            isChosen={({ id }) => chosen.has(id)}
            onChoose={({ id }) => onToggle(id)}
          />
        </>
      )}
    </Loaded>
  );
}

function wordsOf(count: number): string {
  if (count === 0) return m.noneChosen();
  return count > OFFERED_AT_MOST
    ? m.tooManyChosen({ count, most: OFFERED_AT_MOST })
    : m.platesOffered({ count });
}
