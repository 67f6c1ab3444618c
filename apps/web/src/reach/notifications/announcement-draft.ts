import { type GamePrefix, gameOfPrefix } from '@callshot/rules';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { language } from '../../platform/core/language.ts';
import { storedJson } from '../../platform/core/stored-json.ts';

const KEY = 'callshot.announcement';

export type AudienceChoice = 'everyone' | GamePrefix;

export interface DraftTexts {
  subject: string;
  html: string;
}

export interface AnnouncementDraft extends DraftTexts {
  audience: AudienceChoice;
  /** The language of subject and text. */
  language: string;
  translations: Readonly<Record<string, DraftTexts>>;
}

const empty = (): AnnouncementDraft => ({
  audience: 'everyone',
  subject: '',
  html: '',
  language: language(),
  translations: {},
});

/** The unsent text outlasts a reload, such as the one after logging in again. */
export function useAnnouncementDraft(): [
  AnnouncementDraft,
  Dispatch<SetStateAction<AnnouncementDraft>>,
] {
  const [stored] = useState(() => storedJson(sessionStorage, KEY));
  const [draft, setDraft] = useState(() => stored.read(draftIn) ?? empty());
  useEffect(() => void stored.write(draft), [stored, draft]);
  return [draft, setDraft];
}

function draftIn(value: unknown): AnnouncementDraft | null {
  if (!isObject(value)) return null;
  const audience: unknown = Reflect.get(value, 'audience');
  const tag: unknown = Reflect.get(value, 'language');
  const translations: unknown = Reflect.get(value, 'translations');
  return {
    ...textsIn(value),
    audience: gameOfPrefix(`${audience}`)?.prefix ?? 'everyone',
    language: typeof tag === 'string' ? tag : language(),
    translations: Object.fromEntries(
      Object.entries(isObject(translations) ? translations : {}).map(([other, texts]) => [
        other,
        textsIn(isObject(texts) ? texts : {}),
      ]),
    ),
  };
}

function textsIn(value: object): DraftTexts {
  const html: unknown = Reflect.get(value, 'html');
  const subject: unknown = Reflect.get(value, 'subject');
  return {
    subject: typeof subject === 'string' ? subject : '',
    html: typeof html === 'string' ? html : '',
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
