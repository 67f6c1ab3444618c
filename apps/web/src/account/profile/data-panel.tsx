import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { saveFile } from '../../platform/ui/words/save-file.ts';
import { DeleteAccount } from './delete-account.tsx';
import { deletionQuery, exportAccountMutation } from './profile.queries.ts';
import { Submissions } from './submissions.tsx';
import { m } from './words/messages.js';

interface DataPanelProps {
  username: string;
  /** The steps of a deletion begin or are left. */
  onDeletion(isOpen: boolean): void;
  onDeleted(): void;
}

/** The user's data: download it, or delete the account. */
export function DataPanel({ username, onDeletion, onDeleted }: DataPanelProps) {
  const [isDeleting, setOpen] = useState(false);
  const setDeleting = (isOpen: boolean) => {
    setOpen(isOpen);
    onDeletion(isOpen);
  };
  const wasDeleting = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isDeleting && wasDeleting.current) button.current?.focus();
    wasDeleting.current = isDeleting;
  }, [isDeleting]);

  if (isDeleting) {
    return (
      <DeletionStep username={username} onBack={() => setDeleting(false)} onDeleted={onDeleted} />
    );
  }
  return (
    <>
      <Submissions />
      <DownloadSection username={username} />
      <PanelSection title={m.deleteAccount()} text={m.deleteAccountText()}>
        <div>
          <Button ref={button} variant="danger" onClick={() => setDeleting(true)}>
            {m.deleteAccountAction()}
          </Button>
        </div>
      </PanelSection>
    </>
  );
}

function DeletionStep(props: { username: string; onBack(): void; onDeleted(): void }) {
  const query = useQuery(deletionQuery);
  return (
    <PanelSection title={m.deleteAccount()}>
      <Loaded query={query} what={m.deletionData()} height={240}>
        {(asked) => <DeleteAccount {...props} {...asked} />}
      </Loaded>
    </PanelSection>
  );
}

function DownloadSection({ username }: { username: string }) {
  const { send, isBusy, refusal } = useSend(exportAccountMutation);
  const download = () =>
    send(undefined, ({ exportedAt, data }) => {
      const name = `callshot-${username}-${exportedAt.slice(0, 10)}.json`;
      saveFile(name, JSON.stringify({ exportedAt, ...data }, null, 2));
      showToast({ text: m.savedAs({ name }), kind: 'success' });
    });
  return (
    <PanelSection title={m.downloadYourData()} text={m.downloadText()}>
      <FormError refusal={refusal} />
      <div>
        <Button isBusy={isBusy} onClick={() => void download()}>
          {m.downloadJson()}
        </Button>
      </div>
    </PanelSection>
  );
}
