import { createHash } from 'node:crypto';
import { keepPicture, type Schema, writeSurvey } from '@callshot/server';
import type { Kysely } from 'kysely';
import drawn from '../../data/survey_pictures.json' with { type: 'json' };
import type { DemoPlayer } from './demo-players.ts';
import {
  type DemoAnswers,
  dateSurvey,
  findOptionIds,
  insertAnswers,
} from './demo-surveys.repository.ts';
import { type DemoPrompt, type DemoSurvey, demoSurveys } from './demo-surveys.ts';
import { type RandomSource, randomFrom } from './random.ts';

type Db = Kysely<Schema>;

const SEED = 20250616;
const HOUR = 3_600_000;
const SIDE = 320;
const pictures: Readonly<Record<string, string>> = drawn;

/** A survey that is over and one that is open, with what players answered; the demo player comes first. */
export async function plantSurveys(
  db: Db,
  now: Date,
  [demoPlayer, ...others]: readonly DemoPlayer[],
): Promise<void> {
  const random = randomFrom(SEED);
  for (const survey of demoSurveys) {
    const asked = survey.waitsForDemoPlayer || !demoPlayer ? others : [demoPlayer, ...others];
    await plantSurvey({ db, now, random }, survey, asked);
  }
}

interface Planting {
  readonly db: Db;
  readonly now: Date;
  readonly random: RandomSource;
}

async function plantSurvey(
  { db, now, random }: Planting,
  survey: DemoSurvey,
  players: readonly DemoPlayer[],
): Promise<void> {
  const midnight = Math.floor(now.getTime() / (24 * HOUR)) * 24 * HOUR;
  const at = (hour: number): Date => new Date(midnight + hour * HOUR);
  const [openAt, closeAt] = [at(survey.openHour), at(survey.closeHour)];
  const surveyId = await writeSurvey(db, {
    surveyId: 0,
    title: survey.title,
    description: survey.description,
    openTime: openAt.toISOString(),
    closeTime: closeAt.toISOString(),
    prompts: await Promise.all(survey.prompts.map((prompt) => promptOf(db, prompt))),
  });
  await dateSurvey(db, surveyId, at(survey.openHour - 40));
  const optionIds = await findOptionIds(db, surveyId);
  const openFor = Math.min(closeAt.getTime(), now.getTime()) - openAt.getTime();
  const answers: DemoAnswers[] = [];
  for (const { id: userId } of players) {
    if (random.next() >= survey.turnout) continue;
    // Most answer in the first days.
    const savedAt = new Date(openAt.getTime() + random.next() ** 2 * openFor);
    answers.push({ userId, optionIds: draw(random, survey.prompts, optionIds), savedAt });
  }
  await insertAnswers(db, surveyId, answers);
}

const promptOf = async (db: Db, { text, numberOfAnswers, answers }: DemoPrompt) => ({
  promptId: 0,
  text,
  isMultiSelect: numberOfAnswers > 1,
  numberOfAnswers,
  answers: await Promise.all(
    answers.map(async ({ text: answer, picture }) => ({
      promptAnswerId: 0,
      text: answer,
      imageUrl: picture === undefined ? null : await imageUrlOf(db, picture),
    })),
  ),
});

async function imageUrlOf(db: Db, name: string): Promise<string> {
  const text = pictures[name];
  if (text === undefined) throw new Error(`There is no picture called ${name}`);
  const bytes = Buffer.from(text, 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex');
  await keepPicture(db, { hash, bytes, width: SIDE, height: SIDE });
  return `/api/picture/${hash}`;
}

/** So many of each prompt as it takes, by their weights. */
function draw(
  random: RandomSource,
  prompts: readonly DemoPrompt[],
  optionIds: readonly number[],
): number[] {
  const chosen: number[] = [];
  let first = 0;
  for (const { answers, numberOfAnswers } of prompts) {
    const left = answers.map(({ weight }, at) => ({ weight, id: optionIds[first + at] ?? 0 }));
    for (let taken = 0; taken < numberOfAnswers; taken += 1) {
      let at = random.next() * left.reduce((sum, { weight }) => sum + weight, 0);
      const index = left.findIndex(({ weight }) => {
        at -= weight;
        return at < 0;
      });
      chosen.push(...left.splice(index, 1).map(({ id }) => id));
    }
    first += answers.length;
  }
  return chosen;
}
