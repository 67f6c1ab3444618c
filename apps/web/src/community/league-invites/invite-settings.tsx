import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Switch } from '../../platform/ui/controls/switch.tsx';
import { AskFirst } from '../../platform/ui/overlays/ask-first.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import styles from './invite-settings.module.css';
import { changeInviteMutation, type Invite, inviteQuery } from './invites.queries.ts';
import { m } from './words/messages.js';

/** The invite of a league as its creator sees it: each change is made at once, without the form around it. */
export function InviteSettings({ leagueId }: { leagueId: number }) {
  const query = useQuery(inviteQuery(leagueId));
  return (
    <section className={styles.settings} aria-label={m.inviteSection()}>
      <Loaded query={query} what={m.whatInvite()} height={132}>
        {(invite) => <Settings leagueId={leagueId} invite={invite} />}
      </Loaded>
    </section>
  );
}

function Settings({ leagueId, invite }: { leagueId: number; invite: Invite }) {
  const code = useRef<HTMLParagraphElement>(null);
  const { send, sending, isBusy, refusal } = useSend(changeInviteMutation);
  const isOn = sending?.isOn ?? invite.isOn;
  const membersMayInvite = sending?.membersMayInvite ?? invite.membersMayInvite;
  const rotate = () =>
    send({ leagueId, rotate: true }, () => {
      showToast({ text: m.inviteReplaced(), kind: 'success' });
      // The button that was pressed is gone.
      code.current?.focus();
    });
  return (
    <>
      <Switch
        label={m.inviteLinkAndCode()}
        hint={m.inviteLinkHint()}
        isOn={isOn}
        isDisabled={isBusy}
        onChange={(next) => void send({ leagueId, isOn: next })}
      />
      {isOn ? (
        <>
          <Switch
            label={m.membersMayInvite()}
            hint={m.membersMayInviteHint()}
            isOn={membersMayInvite}
            isDisabled={isBusy}
            onChange={(next) => void send({ leagueId, membersMayInvite: next })}
          />
          <div className={styles.row}>
            <p ref={code} className={styles.words} tabIndex={-1}>
              <span className={styles.label}>{m.inviteCode()}</span>
              <strong className={styles.code}>{invite.code ?? ''}</strong>
            </p>
            <AskFirst
              key={invite.code}
              label={m.replaceAction()}
              about={m.replaceAbout()}
              question={m.replaceQuestion()}
              confirm={m.replaceAction()}
              isBusy={isBusy}
              onConfirm={() => void rotate()}
            />
          </div>
        </>
      ) : null}
      <FormError refusal={refusal} />
    </>
  );
}
