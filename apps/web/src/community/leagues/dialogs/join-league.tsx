import type { League } from '@callshot/contract';
import type { JoinRefusal } from '@callshot/rules';
import { type FormEvent, useId, useState } from 'react';
import { storePostLoginPath } from '../../../account/session/post-login.ts';
import type { ApiError } from '../../../platform/core/client.ts';
import { sentenceOf } from '../../../platform/core/failures.ts';
import { openInstead } from '../../../platform/core/modals.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { PasswordField } from '../../../platform/ui/controls/password-field.tsx';
import { useWrongField } from '../../../platform/ui/controls/use-wrong-field.ts';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { m } from '../words/messages.js';
import { JoinGates } from './join-gates.tsx';
import styles from './join-league.module.css';
import { LeagueFace } from './league-face.tsx';
import { useLeague } from './league-reads.ts';
import { LeagueState } from './league-state.tsx';
import { joinLeagueMutation } from './league-writes.ts';
import { tellRefused, wordsOfWrong } from './tell-not-done.ts';
import { tellJoined } from './use-join-league.ts';
import { type Joining, useJoiner } from './use-joiner.ts';
import { useLeagueWrite } from './use-league-write.ts';

interface JoinLeagueProps {
  readonly leagueId: number;
  onClose(): void;
}

/** Asks for the password of a private league, and says before anything is sent what else it takes. */
export function JoinLeague({ leagueId, onClose }: JoinLeagueProps) {
  const joiner = useJoiner();
  const { query, league, user } = useLeague(leagueId);
  if (league === undefined || (user !== null && !joiner.isKnown)) {
    return (
      <Modal title={m.joinLeague()} isOpen onClose={onClose}>
        <LeagueState query={query} height={180} />
      </Modal>
    );
  }
  if (user === null) return <AccountNeeded league={league} onClose={onClose} />;
  return <JoinForm league={league} joiner={joiner} onClose={onClose} />;
}

const titleOf = ({ hasPassword }: League) => (hasPassword ? m.joinPrivateLeague() : m.joinLeague());

function AccountNeeded({ league, onClose }: { league: League; onClose(): void }) {
  const go = (name: 'logIn' | 'register') => () => {
    storePostLoginPath();
    openInstead(name);
  };
  return (
    <Modal
      title={titleOf(league)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={go('logIn')}>
            {m.login()}
          </Button>
          <Button onClick={go('register')}>{m.register()}</Button>
        </>
      }
    >
      <LeagueFace league={league}>
        <p>{m.accountToTakePart()}</p>
      </LeagueFace>
    </Modal>
  );
}

interface JoinFormProps {
  readonly league: League;
  readonly joiner: Joining;
  onClose(): void;
}

function JoinForm({ league, joiner, onClose }: JoinFormProps) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const joining = useJoining(league, onClose);
  const form = useWrongField(joining.wrong);
  const refusal = joiner.refusalOf(league);
  const canSend = refusal === null && (!league.hasPassword || password !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) joining.join(password);
  };
  return (
    <Modal
      title={titleOf(league)}
      isOpen
      onClose={onClose}
      refusal={<FormError text={joining.refusal} />}
      actions={
        <>
          {refusal === null ? (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={!canSend}
              isBusy={joining.isBusy}
            >
              {m.joinLeague()}
            </Button>
          ) : null}
          <Button onClick={onClose}>{refusal === null ? m.cancel() : m.close()}</Button>
        </>
      }
    >
      <LeagueFace league={league}>
        <JoinGates league={league} joiner={joiner} />
        <InTheWay refusal={refusal} joiner={joiner} />
        <form ref={form} id={formId} onSubmit={submit} noValidate>
          {league.hasPassword && refusal === null ? (
            <PasswordField
              label={m.leaguePassword()}
              hint={m.leaguePasswordHint()}
              value={password}
              onChange={(typed) => {
                setPassword(typed);
                joining.forget();
              }}
              error={joining.wrong?.text ?? null}
              autoComplete="off"
            />
          ) : null}
        </form>
      </LeagueFace>
    </Modal>
  );
}

const isOfTries = ({ code }: ApiError): boolean =>
  code === 'too_many_tries' || code === 'league_guarded';

/** Joins. A wrong password is told beside its field, too many tries beside the button. */
function useJoining(league: League, onClose: () => void) {
  const [wrong, setWrong] = useState<{ readonly text: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { write, isBusy } = useLeagueWrite(joinLeagueMutation, {
    overlay: m.joiningLeague(),
    answers: (failure: ApiError) => {
      if (failure.code === 'wrong_password') setWrong({ text: wordsOfWrong(failure) });
      else if (isOfTries(failure)) setRefusal(sentenceOf(failure));
      else tellRefused(failure);
      return true;
    },
  });
  const forget = () => {
    setWrong(null);
    setRefusal(null);
  };
  const join = (password: string) => {
    forget();
    void write({ leagueId: league.id, ...(league.hasPassword && { password }) }, (answer) => {
      onClose();
      tellJoined(answer);
    });
  };
  return { join, forget, wrong, refusal, isBusy };
}

interface InTheWayProps {
  readonly refusal: JoinRefusal | null;
  readonly joiner: Joining;
}

/** The refusals that linking an account does not solve. */
function InTheWay({ refusal, joiner }: InTheWayProps) {
  switch (refusal) {
    case 'already_joined':
      return <p className={styles.inTheWay}>{m.alreadyJoined()}</p>;
    case 'limit_reached':
      return (
        <p className={styles.inTheWay}>
          {m.limitReached({ joined: joiner.leagueCount, limit: joiner.leagueLimit })}
        </p>
      );
    case 'league_full':
      return <p className={styles.inTheWay}>{m.leagueFullText()}</p>;
    default:
      return null;
  }
}
