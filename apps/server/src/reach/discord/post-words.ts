import { namesOfEvent, spokenName } from '../../play/events/event-words.ts';
import {
  discordMessage,
  instantOf,
  linkTo,
  timeUntil,
  wordsOf,
} from '../notifications/channels/discord-words.ts';
import type { Post } from './community-posts.repository.ts';
import { m } from './words/messages.ts';

const reminders: ReadonlySet<string> = new Set(['lock-24h', 'lock-1h']);
const openings: ReadonlySet<string> = new Set(['stage-opened', 'lock-extended']);
const nameAtMost = 150;

/**
 * A notice as a whole community reads it: nothing of what one of them did or did not, and instants in
 * everybody's own time.
 */
export function postOf(post: Post, publicUrl: string): string {
  const { kind, title, html, url, lockAt, stageName } = post;
  const event = eventOf(post);
  const page = publicUrl + url;
  if (lockAt !== null && event !== null && stageName !== null) {
    const until = `${instantOf(lockAt)}, ${timeUntil(lockAt)}`;
    const stage = `**${wordsOf(stageName, nameAtMost)}**`;
    const pick = linkTo(page, m.makePicks());
    if (reminders.has(kind)) {
      const ending = `${m.picksLock({ stage, until })}\n${pick}`;
      return discordMessage({ title: m.picksLockTitle({ event }), html: '', ending }, publicUrl);
    }
    if (openings.has(kind)) {
      const ending = `${m.picksOpen({ stage, until })}\n${pick}`;
      return discordMessage({ title, html: '', ending }, publicUrl);
    }
  }
  return discordMessage({ title, html, ending: '' }, publicUrl);
}

function eventOf({ nameOverride, language, translations }: Post): string | null {
  if (nameOverride === null || language === null) return null;
  return spokenName(namesOfEvent({ nameOverride, language, translations }));
}

export const testPost = (publicUrl: string): string =>
  discordMessage(
    {
      title: m.testTitle(),
      html: '',
      ending: m.test({ site: linkTo(publicUrl, 'Callshot') }),
    },
    publicUrl,
  );
