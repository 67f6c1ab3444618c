import { useState } from 'react';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { m } from '../words/messages.js';
import { Button } from './button.tsx';

interface MoveButtonsProps {
  /** The selected item. */
  name: string;
  at: number;
  count: number;
  /** Answers whether it was moved. */
  onMoveTo(to: number): boolean;
}

/** Moves the selected one of an ordered list by single presses; the focus stays for the next press. */
export function MoveButtons({ name, at, count, onMoveTo }: MoveButtonsProps) {
  const [said, setSaid] = useState('');
  const button = (to: number) => ({
    size: 'sm' as const,
    variant: 'ghost' as const,
    'aria-disabled': to < 0 || to >= count || undefined,
    onClick: () => {
      if (to < 0 || to >= count || !onMoveTo(to)) return;
      setSaid(m.moved({ name, place: to + 1, count }));
    },
  });
  return (
    <>
      <Button icon="arrow-up" aria-label={m.moveUp()} title={m.moveUp()} {...button(at - 1)} />
      <Button
        icon="arrow-down"
        aria-label={m.moveDown()}
        title={m.moveDown()}
        {...button(at + 1)}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
