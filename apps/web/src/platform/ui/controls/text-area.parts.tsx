import { Held } from '../../../../testing/catalogue/held.tsx';
import { TextArea } from './text-area.tsx';

export const states = {
  filled: (
    <Held start="Two wins for the favourites.">
      {(value, set) => <TextArea label="Comment" rows={3} value={value} onChange={set} />}
    </Held>
  ),
  wrong: (
    <Held start="">
      {(value, set) => (
        <TextArea label="Reason" rows={3} value={value} onChange={set} error="Write a reason." />
      )}
    </Held>
  ),
  disabled: <TextArea label="Note" rows={3} value="Closed" disabled onChange={() => undefined} />,
};
