import type { Over } from '../../../../testing/catalogue/states.ts';
import { Button } from '../controls/button.tsx';
import { FormError } from '../controls/form-error.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const opened = (more: Partial<ModalProps>): Over => ({
  over: (close) => (
    <Modal
      title="Leave the league?"
      isOpen
      onClose={close}
      actions={
        <>
          <Button variant="danger" onClick={close}>
            Leave
          </Button>
          <Button onClick={close}>Stay</Button>
        </>
      }
      {...more}
    >
      <p>Your picks stay. You can come back with an invitation.</p>
    </Modal>
  ),
});

export const states = {
  small: opened({}),
  'with a description': opened({ description: 'Friday night picks', size: 'md' }),
  refused: opened({ refusal: <FormError text="The league is locked." /> }),
  large: opened({ size: 'lg', tools: <Button size="sm">Copy</Button> }),
  'the whole screen': opened({ size: 'xl' }),
  tall: opened({ isTall: true }),
};
