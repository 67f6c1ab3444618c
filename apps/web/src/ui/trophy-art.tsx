import type { ReactNode } from 'react';

export type TrophyTier = 1 | 2 | 3 | 4 | 5 | 6;
export type RewardType = 1 | 2 | 3 | 4 | 5;

const tiers: Record<TrophyTier, { name: string; colour: string }> = {
  1: { name: 'Wood', colour: 'var(--wood)' },
  2: { name: 'Bronze', colour: 'var(--bronze)' },
  3: { name: 'Silver', colour: 'var(--silver)' },
  4: { name: 'Gold', colour: 'var(--gold)' },
  5: { name: 'Platinum', colour: 'var(--platinum)' },
  6: { name: 'Diamond', colour: 'var(--diamond)' },
};

const rewards: Record<RewardType, { name: string; shape: ReactNode }> = {
  1: {
    name: 'Medal',
    shape: (
      <>
        <path d="M6 2h4.5l3 6.5-4 2z" opacity=".55" />
        <path d="M18 2h-4.5l-3 6.5 4 2z" opacity=".8" />
        <circle cx="12" cy="15" r="7" />
      </>
    ),
  },
  2: {
    name: 'Trophy',
    shape: (
      <>
        <path d="M7 4H2.5v3A5 5 0 0 0 7.5 12l.5-2A3 3 0 0 1 4.5 7V6H7z" opacity=".6" />
        <path d="M17 4h4.5v3a5 5 0 0 1-5 5l-.5-2A3 3 0 0 0 19.5 7V6H17z" opacity=".6" />
        <path d="M6.5 2h11v7.5a5.5 5.5 0 0 1-4 5.3V18h-3v-3.2a5.5 5.5 0 0 1-4-5.3z" />
        <path d="M6 22v-2.5L8.5 18h7L18 19.5V22z" opacity=".8" />
      </>
    ),
  },
  3: {
    name: 'Globe',
    shape: (
      <>
        <path d="M7 22l1.5-4h7l1.5 4z" opacity=".8" />
        <circle cx="12" cy="10" r="8.5" />
        <path
          d="M3.5 10h17M12 1.5c-5 5-5 12 0 17M12 1.5c5 5 5 12 0 17"
          fill="none"
          stroke="var(--bg)"
          strokeWidth="1.3"
        />
      </>
    ),
  },
  4: {
    name: 'Cologne',
    shape: (
      <>
        <path d="M7.5 1l3 8v11h-6V9z" />
        <path d="M16.5 1l3 8v11h-6V9z" />
        <path d="M9 11l3-3.5L15 11v9H9z" opacity=".65" />
        <path d="M2.5 20h19v2.5h-19z" opacity=".85" />
      </>
    ),
  },
  5: {
    name: 'Katowice',
    shape: (
      <>
        <path d="M5 9.5C5 6 8 4 12 4s7 2 7 5.5z" opacity=".75" />
        <path d="M1 11h22l-3.5 5h-15z" />
        <path d="M7.5 17.5h9L15 22H9z" opacity=".7" />
      </>
    ),
  },
};

export const tierName = (tier: TrophyTier): string => tiers[tier].name;

export const trophyName = (tier: TrophyTier, reward: RewardType): string =>
  `${tiers[tier].name} ${rewards[reward].name}`;

interface TrophyArtProps {
  tier: TrophyTier;
  reward: RewardType;
  /** px; 24 unless told. */
  size?: number;
  /** Decoration beside its name. */
  isDecoration?: boolean;
}

/** The shape tells the reward, the colour and the number of studs tell the tier. */
export function TrophyArt({ tier, reward, size = 24, isDecoration = false }: TrophyArtProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={tiers[tier].colour}
      role="img"
      aria-label={trophyName(tier, reward)}
      aria-hidden={isDecoration || undefined}
    >
      {rewards[reward].shape}
      <Gleam reward={reward} />
      {size >= 48 ? <Studs tier={tier} /> : null}
    </svg>
  );
}

const gleams: Record<RewardType, string> = {
  1: 'M7.5 15a4.5 4.5 0 0 1 4.5-4.5',
  2: 'M9 4.5v5',
  3: 'M6 8a6.3 6.3 0 0 1 4-4',
  4: 'M7.5 6.5v11',
  5: 'M5 12.5h7',
};

function Gleam({ reward }: { reward: RewardType }) {
  return (
    <path d={gleams[reward]} fill="none" stroke="#fff" strokeOpacity=".65" strokeWidth="1.3" />
  );
}

/** One stud a tier, so that the six differ without their colours. */
function Studs({ tier }: { tier: TrophyTier }) {
  const first = 12 - (tier - 1) * 1.1;
  return Array.from({ length: tier }, (_, index) => first + index * 2.2).map((x) => (
    <circle key={x} cx={x} cy="21" r=".7" fill="var(--bg)" />
  ));
}
