import { Link } from 'react-router';
import { useCommunityLinks } from '../core/community-links.ts';
import { currentGame } from '../core/current-game.ts';
import { useLink, useSettings } from '../core/settings.queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './about-page.module.css';
import { Interview } from './interview.tsx';
import { peopleOf } from './people.ts';
import { SocialLinks } from './social-links.tsx';

export function AboutPage() {
  return (
    <div className={styles.page}>
      <title>About Us · Callshot</title>
      <header className={styles.intro}>
        <h1 className={styles.title}>About Us</h1>
        <p className={styles.lead}>
          Callshot is a free pick'em for Rocket League and Counter-Strike. Since 2019, people have
          come here before the first match of an event, said how it would end, and found out who saw
          it coming.
        </p>
        <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
          See the current event
        </Link>
      </header>
      <div className={styles.features}>
        <Feature icon="bracket" title="Pick'ems">
          Fill out brackets for each stage as soon as matchups are announced.
        </Feature>
        <Feature icon="trophy" title="Ranked">
          Earn points for correct results, rank on leaderboards, win awards.
        </Feature>
      </div>
      <People />
      <Interview />
      <Community />
      <Sources />
    </div>
  );
}

function Feature(props: { icon: IconName; title: string; children: string }) {
  return (
    <section className={styles.feature}>
      <span className={styles.mark}>
        <Icon name={props.icon} size={26} />
      </span>
      <h2 className={styles.heading}>{props.title}</h2>
      <p>{props.children}</p>
    </section>
  );
}

function People() {
  const people = peopleOf(useSettings().founders);
  if (people.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Who made it</h2>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.name} className={styles.person}>
            <strong>{person.name}</strong>
            <span className={styles.role}>{person.role}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The community page is linked once there is a place to meet. */
function Community() {
  const links = useCommunityLinks();
  if (links.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Community</h2>
      <SocialLinks links={links} />
      <Link to="/community" className={styles.way}>
        More about the community
        <Icon name="arrow-right" size={18} />
      </Link>
    </section>
  );
}

const LIQUIPEDIA = 'https://liquipedia.net/';
const LICENCE = 'https://creativecommons.org/licenses/by-sa/3.0/';

function Sources() {
  const wiki = useLink('wikiUrl') ?? LIQUIPEDIA;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Where the data comes from</h2>
      <p>
        Data from{' '}
        <a href={wiki} rel="noopener noreferrer" target="_blank">
          Liquipedia
        </a>
        ,{' '}
        <a href={LICENCE} rel="noopener noreferrer license" target="_blank">
          CC-BY-SA 3.0
        </a>
        . Tournaments, teams and results are the work of its editors; picks, scores and boards are
        computed here.
      </p>
    </section>
  );
}
