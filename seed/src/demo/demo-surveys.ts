/** An answer of a survey of the demo world, and how many of ten or so choose it. */
export interface DemoAnswer {
  readonly text: string;
  readonly weight: number;
  /** Which of the drawn pictures it has. */
  readonly picture?: string;
}

export interface DemoPrompt {
  readonly text: string;
  readonly numberOfAnswers: number;
  readonly answers: readonly DemoAnswer[];
}

/** Hours are counted from today's midnight, UTC. */
export interface DemoSurvey {
  readonly title: string;
  readonly description: string;
  readonly openHour: number;
  readonly closeHour: number;
  /** Which share of the players answered. */
  readonly turnout: number;
  /** The demo player is left to answer it. */
  readonly waitsForDemoPlayer: boolean;
  readonly prompts: readonly DemoPrompt[];
}

const day = 24;

export const demoSurveys: readonly DemoSurvey[] = [
  {
    title: 'Season Survey',
    description: 'How was the season? What should change before the next one?',
    openHour: -72 * day + 17,
    closeHour: -58 * day + 17,
    turnout: 0.56,
    waitsForDemoPlayer: false,
    prompts: [
      {
        text: 'Which stage did you like picking the most?',
        numberOfAnswers: 1,
        answers: [
          { text: 'Swiss stage', weight: 3 },
          { text: 'Group stage', weight: 2 },
          { text: 'Playoffs', weight: 6 },
        ],
      },
      {
        text: 'What should count more next season? Choose two.',
        numberOfAnswers: 2,
        answers: [
          { text: 'The champion', weight: 5 },
          { text: 'Exact series scores', weight: 4 },
          { text: 'Upsets', weight: 6 },
          { text: '3-0 and 0-3 teams', weight: 2 },
          { text: 'Nothing: keep it as it is', weight: 3 },
        ],
      },
    ],
  },
  {
    title: 'Worlds Survey',
    description: 'Who takes Worlds, and where will you watch it?',
    openHour: -9 * day + 17,
    closeHour: 12 * day + 17,
    turnout: 0.82,
    waitsForDemoPlayer: true,
    prompts: [
      {
        text: 'Who wins Worlds?',
        numberOfAnswers: 1,
        answers: [
          { text: 'Team BDS', weight: 8, picture: 'BDS' },
          { text: 'G2 Esports', weight: 6, picture: 'G2' },
          { text: 'FaZe Clan', weight: 4, picture: 'FAZE' },
          { text: 'Team Falcons', weight: 4, picture: 'FAL' },
          { text: 'FURIA Esports', weight: 3, picture: 'FUR' },
          { text: 'Team Liquid', weight: 2, picture: 'LIQ' },
          { text: 'Moist Esports', weight: 3, picture: 'MST' },
          { text: 'Gen.G Mobil1', weight: 2, picture: 'GENG' },
        ],
      },
      {
        text: 'Which two regions get furthest?',
        numberOfAnswers: 2,
        answers: [
          { text: 'Europe', weight: 9, picture: 'EU' },
          { text: 'North America', weight: 7, picture: 'NA' },
          { text: 'South America', weight: 4, picture: 'SAM' },
          { text: 'Middle East & North Africa', weight: 4, picture: 'MENA' },
          { text: 'Oceania', weight: 2, picture: 'OCE' },
          { text: 'Asia-Pacific', weight: 1, picture: 'APAC' },
        ],
      },
      {
        text: 'Where do you watch?',
        numberOfAnswers: 1,
        answers: [
          { text: 'On my own', weight: 6, picture: 'SOLO' },
          { text: 'With friends', weight: 5, picture: 'DUO' },
          { text: 'At a watch party', weight: 2, picture: 'PUB' },
          { text: 'In the arena', weight: 1, picture: 'LIVE' },
        ],
      },
    ],
  },
];
