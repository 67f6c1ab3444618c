import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { LeaveInPlace } from '../../platform/editing/leave-question.tsx';
import { useLeave } from '../../platform/editing/use-leave.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { useWrongField } from '../../platform/ui/controls/use-wrong-field.ts';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { ResetLink } from './reset-link.tsx';
import { managedUserQuery } from './staff.queries.ts';
import { type UpdateErrors, useUserUpdate } from './use-user-update.ts';
import {
  fieldsOf,
  isChanged,
  needsReason,
  type StoredUser,
  type UserDraft,
  updateOf,
} from './user-draft.ts';
import { UserFacts } from './user-facts.tsx';
import { UserFieldsForm } from './user-fields.tsx';
import styles from './user-modal.module.css';
import { m } from './words/messages.js';

interface UserModalProps {
  userId: number;
  onClose(): void;
}

/** One user with all fields that staff change. Unsaved text is never lost without a question. */
export function UserModal({ userId, onClose }: UserModalProps) {
  const { data, error, refetch } = useQuery(managedUserQuery(userId));
  if (data) {
    return <Editor stored={data} onClose={onClose} onReadAgain={() => void refetch()} />;
  }
  const isGone = error !== null && 'status' in error && error.status === 404;
  return (
    <Modal title={m.user()} isOpen onClose={onClose} size="lg">
      {error === null ? (
        <div className={styles.form} role="status" aria-label={m.userLoading()}>
          <Skeleton height={420} />
          <Skeleton height={420} />
        </div>
      ) : null}
      {error !== null && isGone ? <EmptyState icon="user" title={m.userGone()} /> : null}
      {error !== null && !isGone ? (
        <LoadFailure title={m.userFailed()} onRetry={() => void refetch()} />
      ) : null}
    </Modal>
  );
}

interface EditorProps {
  stored: StoredUser;
  onClose(): void;
  onReadAgain(): void;
}

function Editor({ stored, onClose, onReadAgain }: EditorProps) {
  const formId = useId();
  const [draft, setDraft] = useState<UserDraft>({});
  const [reason, setReason] = useState('');
  const { save, isBusy, errors, answer } = useUserUpdate(onClose);
  const before = fieldsOf(stored);
  const fields = { ...before, ...draft };
  const isDirty = isChanged(before, draft);
  const leave = useLeave(isDirty, { onClose });
  const form = useWrongField(answer);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && !isBusy) void save(updateOf(stored, fields, reason));
  };

  return (
    <Modal
      title={stored.user.username}
      isOpen
      onClose={leave.close}
      size="lg"
      refusal={<Refusal errors={errors} onReadAgain={onReadAgain} />}
      actions={
        leave.isAsked ? (
          <LeaveInPlace leave={leave}>{m.userLeave()}</LeaveInPlace>
        ) : (
          <>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={!isDirty}
              isBusy={isBusy}
            >
              {m.saveAction()}
            </Button>
            <Button onClick={leave.close}>{m.cancel()}</Button>
          </>
        )
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        <UserFacts user={stored.user} />
        <div className={styles.fields}>
          <UserFieldsForm
            stored={before}
            fields={fields}
            onChange={(change) => setDraft({ ...draft, ...change })}
            reason={reason}
            onReason={setReason}
            isReasonNeeded={needsReason(before, draft)}
            errors={errors}
          />
          <ResetLink user={stored.user} />
        </div>
      </form>
    </Modal>
  );
}

interface RefusalProps {
  errors: UpdateErrors;
  onReadAgain(): void;
}

/** Why nothing was saved; a field that is wrong says so itself, and has the focus. */
function Refusal({ errors: { formError, isOutdated }, onReadAgain }: RefusalProps) {
  return (
    <>
      <FormError text={formError} />
      {isOutdated ? (
        <Button icon="refresh" className={styles.again} onClick={onReadAgain}>
          {m.showCurrentState()}
        </Button>
      ) : null}
    </>
  );
}
