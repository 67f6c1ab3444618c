import { type GamePrefix, gameOfPrefix } from '@callshot/rules';
import { useEffect, useState } from 'react';

const KEY = 'callshot:announcement';

export type AudienceChoice = 'everyone' | GamePrefix;

interface AnnouncementDraft {
  audience: AudienceChoice;
  subject: string;
  html: string;
}

const empty: AnnouncementDraft = { audience: 'everyone', subject: '', html: '' };

/** The unsent text outlasts a reload, such as the one after logging in again. */
export function useAnnouncementDraft(): [AnnouncementDraft, (next: AnnouncementDraft) => void] {
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => sessionStorage.setItem(KEY, JSON.stringify(draft)), [draft]);
  return [draft, setDraft];
}

function readDraft(): AnnouncementDraft {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  if (typeof stored !== 'object' || stored === null) return empty;
  const html: unknown = Reflect.get(stored, 'html');
  const subject: unknown = Reflect.get(stored, 'subject');
  const audience: unknown = Reflect.get(stored, 'audience');
  return {
    subject: typeof subject === 'string' ? subject : '',
    html: typeof html === 'string' ? html : '',
    audience: gameOfPrefix(`${audience}`)?.prefix ?? 'everyone',
  };
}
