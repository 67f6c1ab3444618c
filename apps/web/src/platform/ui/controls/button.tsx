import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { classNames } from '../hooks/class-names.ts';
import styles from './button.module.css';

interface Look {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md';
  icon?: IconName | undefined;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Work is under way: the label stays, the button rests. */
  isBusy?: boolean;
}

export const buttonClass = ({ variant = 'secondary', size = 'md' }: Look, isIconOnly = false) =>
  classNames(styles.button, styles[variant], styles[size], isIconOnly && styles.iconOnly);

/** A button with words, with an icon, or (with `aria-label`) an icon alone. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, isBusy = false, children, className, disabled, ...rest } = props;
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(look, !children), className)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      <Face icon={icon} isBusy={isBusy}>
        {children}
      </Face>
    </button>
  );
}

/** A link to another site that looks like a button. */
export function ButtonLink(props: ComponentProps<'a'> & Look & { href: string }) {
  const { variant, size, icon, children, className, ...rest } = props;
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return (
    <a
      rel="noopener noreferrer"
      target="_blank"
      {...rest}
      className={classNames(buttonClass(look, !children), className)}
    >
      <Face icon={icon} isBusy={false}>
        {children}
      </Face>
    </a>
  );
}

function Face(props: { icon: IconName | undefined; isBusy: boolean; children: ReactNode }) {
  return (
    <>
      {props.isBusy ? <span className={styles.spinner} aria-hidden /> : null}
      {props.icon && !props.isBusy ? <Icon name={props.icon} size={18} /> : null}
      {props.children}
    </>
  );
}
