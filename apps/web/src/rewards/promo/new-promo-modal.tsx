import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { serverNow } from '../../platform/core/server-clock.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Choice } from '../../platform/ui/controls/choice.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { givablePlatesQuery } from '../nameplates/nameplates.queries.ts';
import { createPromoMutation } from './promo.queries.ts';
import { MAX_DESCRIPTION, type PromoDraft, type PromoProblems, promoOf } from './promo-draft.ts';
import styles from './promos-page.module.css';
import { m } from './words/messages.js';

const kinds = [
  { value: 'one', label: m.kindOneCode() },
  { value: 'batch', label: m.kindBatch() },
] as const;

const todayUtc = () => new Date(serverNow()).toISOString().slice(0, 10);

const blank = (): PromoDraft => ({
  description: '',
  nameplateId: '',
  kind: 'one',
  code: '',
  count: '100',
  firstDay: todayUtc(),
  lastDay: '',
});

export function NewPromoModal({ onClose }: { onClose(): void }) {
  const formId = useId();
  const { data: plates } = useQuery(givablePlatesQuery);
  const [draft, setDraft] = useState(blank);
  const [problems, setProblems] = useState<PromoProblems>({});
  const { send, isBusy, refusal, forget } = useSend(createPromoMutation);

  const change = (part: Partial<PromoDraft>) => {
    forget();
    setDraft({ ...draft, ...part });
    setProblems({});
  };
  const field = <N extends keyof PromoDraft>(name: N) => ({
    value: draft[name] as string,
    onChange: (value: string) => change({ [name]: value }),
    error: problems[name] ?? null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const promo = promoOf(draft, todayUtc());
    if ('problems' in promo) return setProblems(promo.problems);
    void send(promo, (made) => {
      onClose();
      const what = made.code ?? m.countedCodes({ count: made.codes });
      showToast({ text: m.promoMade({ code: what }), kind: 'success' });
    });
  };
  const isBatch = draft.kind === 'batch';
  return (
    <Modal
      title={m.newPromo()}
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {m.makeAction()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={m.descriptionField()}
          hint={m.descriptionHint()}
          maxLength={MAX_DESCRIPTION}
          autoComplete="off"
          {...field('description')}
        />
        <Choice
          label={m.nameplateField()}
          value={draft.nameplateId}
          options={[
            { value: '', label: m.noNameplate() },
            ...(plates ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(nameplateId) => change({ nameplateId })}
        />
        <Segmented
          label={m.codesField()}
          items={kinds}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <div className={styles.pair}>
          {isBatch ? null : (
            <TextField
              label={m.codeField()}
              hint={m.codeHint()}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...field('code')}
            />
          )}
          <TextField
            label={isBatch ? m.howManyCodes() : m.mostClaims()}
            hint={isBatch ? m.howManyCodesHint() : m.mostClaimsHint()}
            inputMode="numeric"
            autoComplete="off"
            {...field('count')}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label={m.firstDay()}
            hint={m.firstDayHint()}
            type="date"
            {...field('firstDay')}
          />
          <TextField label={m.lastDay()} hint={m.lastDayHint()} type="date" {...field('lastDay')} />
        </div>
      </form>
    </Modal>
  );
}
