import { type ComponentProps, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { m } from '../words/messages.js';
import styles from './password-field.module.css';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'ref'>;

/** A field whose content is hidden until the user wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toggle = () => {
    setShown(!isShown);
    input.current?.focus();
  };
  return (
    <TextField
      {...props}
      ref={input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isShown}
          aria-label={m.showTyped()}
          onClick={toggle}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
