import { type CommunityLink, useCommunityLinks } from '../../platform/core/community-links.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
import { useSettings } from '../../platform/core/settings.queries.ts';
import { linkOf, type SettingValues } from '../../platform/core/settings.ts';
import { Icon, type IconName } from '../../platform/ui/art/icon.tsx';
import { buttonClass } from '../../platform/ui/controls/button.tsx';
import styles from './about-page.module.css';
import { aboutWord, paragraphsOf } from './about-words.ts';
import { Interview } from './interview.tsx';
import { type Person, peopleOf } from './people.ts';
import { SocialLinks } from './social-links.tsx';
import { m } from './words/messages.js';

export function AboutPage() {
  const settings = useSettings();
  const links = useCommunityLinks();
  return (
    <>
      <title>{m.aboutPageTitle()}</title>
      <AboutUs settings={settings} links={links} />
    </>
  );
}

interface AboutUsProps {
  readonly settings: SettingValues;
  readonly links: readonly CommunityLink[];
}

/** The page with these settings, as staff check it before they save them. */
export function AboutUs({ settings, links }: AboutUsProps) {
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1 className={styles.title}>{m.aboutUs()}</h1>
        {paragraphsOf(aboutWord(settings, 'aboutStory')).map((paragraph) => (
          <p key={paragraph} className={styles.lead}>
            {paragraph}
          </p>
        ))}
        <Link to={`/${currentGame.prefix}/event`} className={buttonClass({ variant: 'primary' })}>
          {m.seeCurrentEvent()}
        </Link>
      </header>
      <div className={styles.features}>
        <Feature icon="bracket" title={m.pickemsTitle()}>
          {aboutWord(settings, 'aboutPickems')}
        </Feature>
        <Feature icon="trophy" title={m.rankedTitle()}>
          {aboutWord(settings, 'aboutRanked')}
        </Feature>
      </div>
      <People people={peopleOf(settings.founders)} />
      <Interview address={linkOf(settings, 'interviewUrl')} />
      <Community links={links} />
      <Sources wiki={linkOf(settings, 'wikiUrl') ?? LIQUIPEDIA} />
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

function People({ people }: { readonly people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{m.whoMadeIt()}</h2>
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
function Community({ links }: Pick<AboutUsProps, 'links'>) {
  if (links.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{m.community()}</h2>
      <SocialLinks links={links} />
      <Link to="/community" className={styles.way}>
        {m.moreAboutCommunity()}
        <Icon name="arrow-right" size={18} />
      </Link>
    </section>
  );
}

const LIQUIPEDIA = 'https://liquipedia.net/';
const LICENCE = 'https://creativecommons.org/licenses/by-sa/3.0/';

function Sources({ wiki }: { readonly wiki: string }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{m.dataSources()}</h2>
      <p>
        {m.dataFrom({
          wiki: (inside) => (
            <a href={wiki} rel="noopener noreferrer" target="_blank">
              {inside}
            </a>
          ),
          licence: (inside) => (
            <a href={LICENCE} rel="noopener noreferrer license" target="_blank">
              {inside}
            </a>
          ),
        })}{' '}
        {m.workOfEditors()}
      </p>
    </section>
  );
}
