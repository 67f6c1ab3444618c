import { stored } from '../../platform/core/stored-choice.ts';
import { m } from './words/messages.js';

export interface SurveyTabProps {
  readonly path: string;
  readonly className: string | undefined;
  /** On the bottom bar of a phone. */
  readonly isShort: boolean;
}

/** The text of the tab when this browser last saw one; empty = there was none. */
export const TAB_KEY = 'callshot.survey-tab';
export const rememberedTab = (): string => stored(TAB_KEY) ?? m.defaultTab();
