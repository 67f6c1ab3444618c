import { useSend } from '../../platform/core/use-send.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { testMailMutation } from './staff.queries.ts';
import styles from './test-mail.module.css';
import { m } from './words/messages.js';

/** Sends the Admin a mail, and tells the mail server's answer. */
export function TestMail() {
  const { send, isBusy, answer, refusal } = useSend(testMailMutation);
  return (
    <StaffPanel title={m.mail()}>
      <div className={styles.test}>
        <p className={styles.what}>{m.testMailText()}</p>
        <Button icon="bell" isBusy={isBusy} onClick={() => void send()}>
          {m.sendTestMail()}
        </Button>
      </div>
      <div role="status">
        {answer && !isBusy ? (
          <p className={styles.answer} data-ok={answer.isSent || undefined}>
            <Icon name={answer.isSent ? 'check' : 'warning'} size={18} />
            {answer.words}
          </p>
        ) : null}
      </div>
      <FormError refusal={refusal} />
    </StaffPanel>
  );
}
