import type { CommunityLink } from '../../platform/core/community-links.ts';
import { ButtonLink } from '../../platform/ui/controls/button.tsx';
import styles from './about-page.module.css';

export const linkName = ({ site, game }: CommunityLink): string =>
  game === null ? site : `${site} · ${game.name}`;

export function SocialLinks({ links }: { readonly links: readonly CommunityLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={linkName(link)}>
          <ButtonLink href={link.url} icon={link.site === 'Discord' ? 'chat' : 'external'}>
            {linkName(link)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
