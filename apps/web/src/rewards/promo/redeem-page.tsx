import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { storePostLoginPath } from '../../account/session/post-login.ts';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { openModal } from '../../platform/core/modals.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import formStyles from '../../platform/ui/controls/form.module.css';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Card, CardPage } from '../../platform/ui/page/card-page.tsx';
import { ClaimedModal } from './claimed-modal.tsx';
import { InvalidModal } from './invalid-modal.tsx';
import { type Promo, redeemMutation } from './promo.queries.ts';
import { m } from './words/messages.js';

/** As long as the server reads one. */
const MAX_CODE = 200;

const logInHere = () => {
  storePostLoginPath();
  openModal('logIn');
};

/** A code is typed, or stands in the link that led here [rule: promo-1]. */
export function RedeemPage() {
  const { user, isLoading } = useCurrentUser();
  const isVisitor = !isLoading && user === null;
  useEffect(() => {
    if (isVisitor) logInHere();
  }, [isVisitor]);
  return (
    <CardPage title={m.redeemPage()}>
      <Card title={m.redeemTitle()}>
        <p>{m.redeemText()}</p>
        <RedeemForm isVisitor={isVisitor} isWaiting={isLoading} />
      </Card>
    </CardPage>
  );
}

function RedeemForm({ isVisitor, isWaiting }: { isVisitor: boolean; isWaiting: boolean }) {
  const [params] = useSearchParams();
  const [code, setCode] = useState(params.get('code') ?? '');
  const [outcome, setOutcome] = useState<Promo | 'invalid' | null>(null);
  const { send, isBusy, refusal, forget } = useSend(redeemMutation);
  const canSend = code.trim() !== '' && !isWaiting;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    if (isVisitor) logInHere();
    else void send(code.trim(), (promo) => setOutcome(promo ?? 'invalid'));
  };
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextField
        label={m.promoCode()}
        value={code}
        onChange={(typed) => {
          forget();
          setCode(typed);
        }}
        hint={m.promoCodeHint()}
        maxLength={MAX_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormError refusal={refusal} />
      <Button type="submit" variant="primary" disabled={!canSend} isBusy={isBusy}>
        {m.redeemAction()}
      </Button>
      {outcome === 'invalid' ? <InvalidModal onClose={() => setOutcome(null)} /> : null}
      {outcome !== null && outcome !== 'invalid' ? (
        <ClaimedModal
          promo={outcome}
          onClose={() => {
            setOutcome(null);
            setCode('');
          }}
        />
      ) : null}
    </form>
  );
}
