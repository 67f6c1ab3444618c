import { Held } from '../../../../testing/catalogue/held.tsx';
import { MoveButtons } from './move-buttons.tsx';

export const states = {
  'at its places of three': (
    <Held start={0}>
      {(at, set) => (
        <MoveButtons
          name="Vitality"
          at={at}
          count={3}
          onMoveTo={(to) => {
            set(to);
            return true;
          }}
        />
      )}
    </Held>
  ),
};
