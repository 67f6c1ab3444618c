import type { Game } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { gamesQuery, useLink } from '../app/settings.queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import styles from './about-page.module.css';

interface SocialLink {
  name: string;
  url: string;
  icon: IconName;
}

const linksOfGame = (game: Game): SocialLink[] => [
  ...(game.instagramUrl
    ? [{ name: `Instagram · ${game.name}`, url: game.instagramUrl, icon: 'external' as const }]
    : []),
  ...(game.twitterUrl
    ? [{ name: `X · ${game.name}`, url: game.twitterUrl, icon: 'external' as const }]
    : []),
];

/** Where the community meets, as far as the deployment says so. */
export function SocialLinks() {
  const discord = useLink('discordUrl');
  const reddit = useLink('redditUrl');
  const { data: games = [] } = useQuery(gamesQuery);
  const links: SocialLink[] = [
    ...(discord ? [{ name: 'Discord', url: discord, icon: 'chat' as const }] : []),
    ...(reddit ? [{ name: 'Reddit', url: reddit, icon: 'external' as const }] : []),
    ...games.flatMap(linksOfGame),
  ];
  if (links.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Community</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.name}>
            <ButtonLink href={link.url} icon={link.icon}>
              {link.name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
