import { Pressed } from '../../../../testing/catalogue/pressed.tsx';
import { AskFirst } from './ask-first.tsx';

const plain = {
  label: 'Delete',
  about: 'Spring Major',
  question: 'Delete this event?',
  confirm: 'Delete',
  isBusy: false,
  onConfirm: () => undefined,
};

export const states = {
  'before the press': <AskFirst {...plain} />,
  asked: (
    <Pressed>
      <AskFirst {...plain} />
    </Pressed>
  ),
  'being done': (
    <Pressed>
      <AskFirst {...plain} isBusy />
    </Pressed>
  ),
};
