import { useEffect, useLayoutEffect, useRef } from 'react';
import { cleanHtml, markOutside, ownPath, tellOwnTime } from './clean-html.ts';
import styles from './notification-html.module.css';

interface NotificationHtmlProps {
  html: string;
  id?: string;
  /** The language of the text, if it is not the page's. */
  lang?: string | undefined;
  /** A link was followed; it leads within the product. */
  onFollow(path: string): void;
}

/** Shows cleaned html as nodes, never as text that the browser would parse (trusted types). */
export function NotificationHtml({ html, id, lang, onFollow }: NotificationHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => box.current?.replaceChildren(tellOwnTime(markOutside(cleanHtml(html)))),
    [html],
  );

  useEffect(() => {
    const element = box.current;
    const onClick = (press: MouseEvent) => {
      const path = plainPathOf(press);
      if (path === null) return;
      press.preventDefault();
      onFollow(path);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [onFollow]);

  return <div ref={box} id={id} lang={lang} className={styles.html} />;
}

/** A press that asks for another tab or window is the browser's. */
function plainPathOf(press: MouseEvent): string | null {
  if (press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) {
    return null;
  }
  const link = press.target instanceof Element ? press.target.closest('a') : null;
  return ownPath(link?.getAttribute('href') ?? null);
}
