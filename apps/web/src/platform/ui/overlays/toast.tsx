import { createStore, useStore } from '../../core/store.ts';
import { Icon, type IconName } from '../art/icon.tsx';
import { Button } from '../controls/button.tsx';
import { classNames } from '../hooks/class-names.ts';
import styles from './toast.module.css';

type ToastKind = 'info' | 'success' | 'error';

interface ToastRequest {
  text: string;
  kind?: ToastKind;
  action?: { label: string; onSelect(): void };
}

interface Toast extends ToastRequest {
  id: number;
}

const SHOWN_FOR = 3000;
/** Somebody has to reach the button. */
const SHOWN_WITH_ACTION = 8000;
const icons: Record<ToastKind, IconName> = { info: 'info', success: 'check', error: 'warning' };

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

const hide = (id: number) => toasts.set(toasts.read().filter((toast) => toast.id !== id));

/** Withdraws all toasts. */
export const hideToasts = (): void => toasts.set([]);

/**
 * Shows something that needs no answer, bottom right; equal texts are not shown twice at once. It
 * returns a function that withdraws the toast: a toast with an action is withdrawn once the action
 * no longer applies.
 */
export function showToast(request: ToastRequest): () => void {
  const id = ++lastId;
  const others = toasts.read().filter((toast) => toast.text !== request.text);
  toasts.set([...others, { ...request, id }]);
  setTimeout(() => hide(id), request.action ? SHOWN_WITH_ACTION : SHOWN_FOR);
  return () => hide(id);
}

export function Toasts() {
  const shown = useStore(toasts);
  return (
    <div className={styles.region} role="status" aria-live="polite" data-screen-only>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, text, action, kind = 'info' } = toast;
  return (
    <div className={classNames(styles.toast, styles[kind])}>
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
    </div>
  );
}
