import { useEffect, useRef } from 'react';
import { createStore, useStore } from '../../core/store.ts';
import { Icon, type IconName } from '../art/icon.tsx';
import { Button } from '../controls/button.tsx';
import { classNames } from '../hooks/class-names.ts';
import { m } from '../words/messages.js';
import styles from './toast.module.css';
import { HeldTimers, toastTime } from './toast-time.ts';

type ToastKind = 'info' | 'success' | 'error';

interface ToastRequest {
  text: string;
  kind?: ToastKind;
  action?: { label: string; onSelect(): void };
}

interface Toast extends ToastRequest {
  id: number;
}

const icons: Record<ToastKind, IconName> = { info: 'info', success: 'check', error: 'warning' };

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

const timers = new HeldTimers();

const hide = (id: number) => {
  timers.stop(id);
  toasts.set(toasts.read().filter((toast) => toast.id !== id));
  // What is gone holds nothing: no pointer leaves it.
  if (toasts.read().length === 0) {
    timers.release('pointer');
    timers.release('focus');
  }
};

/** Withdraws all toasts. */
export const hideToasts = (): void => {
  for (const { id } of toasts.read()) hide(id);
};

/**
 * Shows something that needs no answer, bottom right; equal texts are not shown twice at once. It
 * returns a function that withdraws the toast: a toast with an action is withdrawn once the action
 * no longer applies.
 */
export function showToast(request: ToastRequest): () => void {
  const id = ++lastId;
  const same = toasts.read().filter((toast) => toast.text === request.text);
  for (const toast of same) timers.stop(toast.id);
  toasts.set([...toasts.read().filter((toast) => !same.includes(toast)), { ...request, id }]);
  timers.start(id, toastTime(request.text, request.action !== undefined), () => hide(id));
  return () => hide(id);
}

/** They wait while somebody reads them: under the pointer, with the focus, in a tab that is out of sight. */
export function Toasts() {
  const shown = useStore(toasts);
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    const look = () => (document.hidden ? timers.hold('hidden') : timers.release('hidden'));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const dismiss = (id: number, card: Element | null) => {
    const hadFocus = card?.contains(document.activeElement);
    hide(id);
    if (hadFocus && before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <div
      className={styles.region}
      onPointerEnter={() => timers.hold('pointer')}
      onPointerLeave={() => timers.release('pointer')}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        timers.hold('focus');
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) timers.release('focus');
      }}
      role="status"
      aria-live="polite"
      // Only the new one is said, not those that are still there.
      aria-atomic="false"
      data-screen-only
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
      ))}
    </div>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  onDismiss(id: number, card: Element | null): void;
}

function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { id, text, action, kind = 'info' } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape reaches it from its buttons
    <div
      ref={card}
      className={classNames(styles.toast, styles[kind])}
      onKeyDown={(press) => {
        if (press.key !== 'Escape') return;
        // A dialog below stays open.
        press.stopPropagation();
        onDismiss(id, card.current);
      }}
    >
      <Icon name={icons[kind]} size={18} />
      <span className={styles.text}>{text}</span>
      {action ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            hide(id);
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <span aria-live="off">
        <Button
          size="sm"
          variant="ghost"
          icon="cross"
          aria-label={m.dismissMessage()}
          onClick={() => onDismiss(id, card.current)}
        />
      </span>
    </div>
  );
}
