import { type GamePrefix, gameOfPrefix } from '@callshot/rules';
import { useEffect, useState } from 'react';
import { storedJson } from '../../platform/core/stored-json.ts';

const KEY = 'callshot.announcement';

export type AudienceChoice = 'everyone' | GamePrefix;

interface AnnouncementDraft {
  audience: AudienceChoice;
  subject: string;
  html: string;
}

const empty: AnnouncementDraft = { audience: 'everyone', subject: '', html: '' };

/** The unsent text outlasts a reload, such as the one after logging in again. */
export function useAnnouncementDraft(): [AnnouncementDraft, (next: AnnouncementDraft) => void] {
  const [stored] = useState(() => storedJson(sessionStorage, KEY));
  const [draft, setDraft] = useState(() => stored.read(draftIn) ?? empty);
  useEffect(() => void stored.write(draft), [stored, draft]);
  return [draft, setDraft];
}

function draftIn(value: unknown): AnnouncementDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const html: unknown = Reflect.get(value, 'html');
  const subject: unknown = Reflect.get(value, 'subject');
  const audience: unknown = Reflect.get(value, 'audience');
  return {
    subject: typeof subject === 'string' ? subject : '',
    html: typeof html === 'string' ? html : '',
    audience: gameOfPrefix(`${audience}`)?.prefix ?? 'everyone',
  };
}
