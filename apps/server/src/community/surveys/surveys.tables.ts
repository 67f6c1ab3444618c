import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface SurveyTables {
  surveys: {
    id: GeneratedAlways<number>;
    title: string;
    description: string;
    /** The language of title, description, prompts and options. */
    language: Generated<string>;
    /** Title and description by language. */
    translations: ColumnType<unknown, string | undefined, string>;
    /** Both times are there, or neither. */
    openAt: Date | null;
    closeAt: Date | null;
    createdAt: Generated<Date>;
    /** Goes on with every save. */
    modifiedAt: Generated<Date>;
  };
  surveyPrompts: {
    id: GeneratedAlways<number>;
    surveyId: number;
    /** From 0. */
    place: number;
    text: string;
    translations: ColumnType<unknown, string | undefined, string>;
    isMultiSelect: boolean;
    numberOfAnswers: number;
  };
  /** The options of prompts. */
  surveyOptions: {
    id: GeneratedAlways<number>;
    promptId: number;
    /** From 0. */
    place: number;
    text: string;
    translations: ColumnType<unknown, string | undefined, string>;
    pictureHash: string | null;
  };
  surveyAnswers: {
    surveyId: number;
    userId: number;
    optionIds: number[];
    savedAt: Date;
    /** When a change of the survey took some of them; null = they are as they were sent. */
    lostAt: Date | null;
  };
  /** Written by triggers alone, from what becomes of the answers. */
  surveyCounts: {
    surveyId: number;
    /** Day of the answers, in UTC. */
    day: string;
    /** 0 = respondents. */
    optionId: number;
    shard: number;
    /** The sum over all shards is never below 0. */
    picks: number;
  };
}

declare module '../../platform/database/schema.ts' {
  interface Schema extends SurveyTables {}
}
