import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from '../art/icon.tsx';
import { classNames } from '../hooks/class-names.ts';
import { useKeptInPage } from '../hooks/use-kept-in-page.ts';
import styles from './menu.module.css';
import { usePressOutside } from './use-press-outside.ts';

export interface MenuItem {
  key: string;
  label: string;
  icon?: IconName;
  /** Begins a group of items, named by this line above it. */
  heading?: string;
  /** Own art in place of an icon. */
  art?: ReactNode;
  /** A second line, below the label. */
  detail?: string;
  /** Marks the chosen one of a list of choices. */
  isChosen?: boolean;
  /** It cannot be chosen; the detail says why. */
  isDisabled?: boolean;
  /** The item deletes or removes something. */
  isDanger?: boolean;
  onSelect(): void;
}

interface MenuProps {
  label: string;
  /** The content of the button. */
  children: ReactNode;
  items: readonly MenuItem[];
  /** A line above the items, such as who is signed in. */
  heading?: string | undefined;
  /** Stands beside the heading, however long that is. */
  mark?: ReactNode;
  align?: 'start' | 'end';
  className?: string | undefined;
  /** Keys of what the button does besides. */
  'aria-keyshortcuts'?: string;
  /** The button has looks of its own, and does more than open the menu. */
  button?: Omit<ComponentProps<'button'>, 'ref' | 'type' | 'onClick' | 'onKeyDown'>;
}

/** A menu button after the WAI-ARIA pattern; arrows, Home, End, Escape and Tab do what they say. */
export function Menu(props: MenuProps) {
  const { label, children, items, heading, mark, align = 'start', className, button: own } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  usePressOutside(root, isOpen, setOpen);
  useKeptInPage(list, isOpen);
  useEffect(() => {
    if (isOpen) focusItem(root.current, 0);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (press: KeyboardEvent) => {
    if (!isOpen) return openByKey(press, () => setOpen(true));
    if (press.key === 'Escape') {
      press.stopPropagation();
      close();
    } else if (press.key === 'Tab') setOpen(false);
    else moveFocus(press, root.current);
  };

  return (
    <div ref={root} className={classNames(styles.menu, className)}>
      <button
        ref={button}
        type="button"
        aria-keyshortcuts={props['aria-keyshortcuts']}
        {...own}
        className={own?.className ?? styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {children}
        {own ? null : <Icon name="chevron-down" size={16} className={styles.arrow} />}
      </button>
      {isOpen ? (
        <div ref={list} className={classNames(styles.list, styles[align])}>
          {heading ? (
            <p className={styles.heading}>
              <span className={styles.name}>{heading}</span>
              {mark}
            </p>
          ) : null}
          <div id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
            {items.map((item) => (
              <Fragment key={item.key}>
                {item.heading ? <p className={styles.group}>{item.heading}</p> : null}
                <Item item={item} onDone={close} />
              </Fragment>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone(): void }) {
  const role =
    item.isChosen === undefined
      ? { role: 'menuitem' }
      : { role: 'menuitemradio', 'aria-checked': item.isChosen };
  return (
    <button
      type="button"
      {...role}
      tabIndex={-1}
      className={classNames(styles.item, item.isDanger && styles.danger)}
      aria-disabled={item.isDisabled || undefined}
      onClick={() => {
        if (item.isDisabled) return;
        onDone();
        item.onSelect();
      }}
    >
      {item.icon ? <Icon name={item.icon} size={18} /> : item.art}
      <span className={styles.label}>
        {item.label}
        {item.detail === undefined ? null : <small className={styles.detail}>{item.detail}</small>}
      </span>
      {item.isChosen ? <Icon name="check" size={16} /> : null}
    </button>
  );
}

const itemsOf = (root: HTMLElement | null) =>
  Array.from(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);

const focusItem = (root: HTMLElement | null, index: number) => itemsOf(root).at(index)?.focus();

function openByKey(press: KeyboardEvent, open: () => void) {
  if (press.key !== 'ArrowDown' && press.key !== 'ArrowUp') return;
  press.preventDefault();
  open();
}

function moveFocus(press: KeyboardEvent, root: HTMLElement | null) {
  const items = itemsOf(root);
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const next = { ArrowDown: (at + 1) % items.length, ArrowUp: at - 1, Home: 0, End: -1 }[press.key];
  if (next === undefined) return;
  press.preventDefault();
  focusItem(root, next);
}
