import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To;
  /** Leaves the page scrolled as it is. */
  preventScrollReset?: boolean;
}

/**
 * A link to a page of the product. The router's own brings along what fetches the files of its routes,
 * which our routes do not have.
 */
export function Link({ to, preventScrollReset = false, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(press) => {
        onClick?.(press);
        if (!press.defaultPrevented) follow(press);
      }}
    />
  );
}
