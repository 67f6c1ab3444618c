import { Modal } from '../ui/modal.tsx';
import { type RewardType, TrophyArt, type TrophyTier } from '../ui/trophy-art.tsx';
import styles from './award-info-modal.module.css';

/** event-experience §9: what each place earns. */
const TIERS: readonly { place: string; name: string; tier: TrophyTier }[] = [
  { place: 'Winner', name: 'Diamond', tier: 6 },
  { place: 'Top 10', name: 'Platinum', tier: 5 },
  { place: 'Top 10%', name: 'Gold', tier: 4 },
  { place: 'Top 30%', name: 'Silver', tier: 3 },
  { place: 'Top 50%', name: 'Bronze', tier: 2 },
  { place: 'Participant', name: 'Wood', tier: 1 },
];

const AWARDS: readonly { name: string; events: string; reward: RewardType }[] = [
  { name: 'Globe', events: 'Worlds', reward: 3 },
  { name: 'Trophy', events: 'Major', reward: 2 },
  { name: 'Medal', events: 'Regional, Tier 1 or S-Tier LAN', reward: 1 },
  { name: 'Prestige Trophy', events: 'Cologne', reward: 4 },
  { name: 'Prestige Trophy', events: 'Katowice', reward: 5 },
];

/** Which place earns which award. */
export default function AwardInfoModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title="Award Info" isOpen onClose={onClose} size="md">
      <section
        className={styles.info}
        aria-label="Awards"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on small screens it scrolls, and must by keyboard
        tabIndex={0}
      >
        <table className={styles.table}>
          <caption className={styles.caption}>By your place on the global leaderboard</caption>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Award</th>
            </tr>
          </thead>
          <tbody>
            {TIERS.map(({ place, name, tier }) => (
              <tr key={name}>
                <th scope="row">{place}</th>
                <td>
                  <TrophyArt tier={tier} reward={2} size={32} isDecoration />
                  {name}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={styles.table}>
          <caption className={styles.caption}>By the kind of event</caption>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Award</th>
            </tr>
          </thead>
          <tbody>
            {AWARDS.map(({ name, events, reward }) => (
              <tr key={events}>
                <th scope="row">{events}</th>
                <td>
                  <TrophyArt tier={4} reward={reward} size={32} isDecoration />
                  {name}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          Entrants with equal points share their rank and its award. Rules are the same however few
          or many entered.
        </p>
      </section>
    </Modal>
  );
}
