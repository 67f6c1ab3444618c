import { answersTaken, type Prompt, type SurveyDraft } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Stores a checked survey and returns its id. Parts with ids are updated in place. */
export async function writeSurvey(db: Db, survey: SurveyDraft): Promise<number> {
  const { title, description, language = 'en', openTime, closeTime } = survey;
  const facts = {
    title,
    description,
    language,
    translations: jsonOf(survey.translations),
    openAt: openTime === null ? null : new Date(openTime),
    closeAt: closeTime === null ? null : new Date(closeTime),
  };
  const surveyId =
    survey.surveyId === 0
      ? (await db.insertInto('surveys').values(facts).returning('id').executeTakeFirstOrThrow()).id
      : survey.surveyId;
  if (survey.surveyId !== 0) {
    await db
      .updateTable('surveys')
      .set({
        ...facts,
        modifiedAt: sql`greatest(clock_timestamp(), modified_at + interval '1 ms')`,
      })
      .where('id', '=', surveyId)
      .execute();
  }
  const promptIds = await writePrompts(db, surveyId, survey.prompts);
  await writeOptions(db, promptIds, survey.prompts);
  return surveyId;
}

/** Ids in the order of the prompts; those that are not among them go. */
async function writePrompts(
  db: Db,
  surveyId: number,
  prompts: readonly Prompt[],
): Promise<number[]> {
  const kept = prompts.flatMap(({ promptId }) => (promptId === 0 ? [] : [promptId]));
  await sql`delete from survey_prompts
    where survey_id = ${surveyId} and id <> all(${kept}::int[])`.execute(db);
  const fresh = prompts.flatMap((prompt, place) =>
    prompt.promptId === 0 ? [{ surveyId, ...factsOf(prompt, place) }] : [],
  );
  const inserted =
    fresh.length === 0
      ? []
      : await db.insertInto('surveyPrompts').values(fresh).returning(['id', 'place']).execute();
  const idAt = new Map(inserted.map(({ id, place }) => [place, id]));
  for (const [place, prompt] of prompts.entries()) {
    if (prompt.promptId === 0) continue;
    await db
      .updateTable('surveyPrompts')
      .set(factsOf(prompt, place))
      .where('id', '=', prompt.promptId)
      .execute();
  }
  return prompts.map(({ promptId }, place) => promptId || (idAt.get(place) ?? 0));
}

const factsOf = (prompt: Prompt, place: number) => ({
  place,
  text: prompt.text,
  translations: jsonOf(prompt.translations),
  isMultiSelect: prompt.isMultiSelect,
  numberOfAnswers: answersTaken(prompt),
});

async function writeOptions(
  db: Db,
  promptIds: readonly number[],
  prompts: readonly Prompt[],
): Promise<void> {
  const options = prompts.flatMap(({ answers }, at) =>
    answers.map(({ promptAnswerId, text, translations, imageUrl }, place) => ({
      id: promptAnswerId,
      promptId: promptIds[at] ?? 0,
      place,
      text,
      translations: jsonOf(translations),
      pictureHash: hashOf(imageUrl),
    })),
  );
  const kept = options.filter(({ id }) => id !== 0);
  await sql`delete from survey_options
    where prompt_id = any(${promptIds}::int[]) and id <> all(${kept.map(({ id }) => id)}::int[])`.execute(
    db,
  );
  await sql`update survey_options o
    set place = n.place, text = n.text, translations = n.translations::jsonb, picture_hash = n.picture_hash
    from unnest(${kept.map(({ id }) => id)}::int[], ${kept.map(({ place }) => place)}::int[],
      ${kept.map(({ text }) => text)}::text[], ${kept.map(({ translations }) => translations)}::text[],
      ${kept.map(({ pictureHash }) => pictureHash)}::text[])
      as n (id, place, text, translations, picture_hash)
    where o.id = n.id`.execute(db);
  const fresh = options.flatMap(({ id, ...option }) => (id === 0 ? [option] : []));
  if (fresh.length > 0) await db.insertInto('surveyOptions').values(fresh).execute();
}

const jsonOf = (translations: object = {}): string => JSON.stringify(translations);

/** The hash in the product's own address of a picture. */
const hashOf = (imageUrl: string | null): string | null => imageUrl?.slice(-64) ?? null;
