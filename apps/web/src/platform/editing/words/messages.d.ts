// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Someone else saved this {what, select, event {event} eventFormat {event format} format {format} league {league} nameplate {nameplate} stage {stage} other {survey}} */
  readonly conflictTitle: (values: { readonly what: 'event' | 'eventFormat' | 'format' | 'league' | 'nameplate' | 'stage' | (string & {}) }) => string;
  /** What */
  readonly differencePlace: () => string;
  /** Yours */
  readonly differenceMine: () => string;
  /** Theirs */
  readonly differenceTheirs: () => string;
  /** And {count} more. */
  readonly moreDifferences: (values: { readonly count: string | number }) => string;
  /** {name} saved at {time}. {count, plural, one {# thing differs} other {# things differ}}, everything else is the same. You can undo taking theirs. */
  readonly savedByOther: (values: { readonly name: string | number; readonly time: string | number; readonly count: number }) => string;
  /** Someone */
  readonly someone: () => string;
  /** Keep mine as a copy */
  readonly keepMineAsCopy: () => string;
  /** Take theirs */
  readonly takeTheirs: () => string;
  /** You have unsaved changes */
  readonly draftTitle: () => string;
  /** Keep editing them */
  readonly keepEditingThem: () => string;
  /** Discard them */
  readonly discardThem: () => string;
  /** You left this {what, select, event {event} eventFormat {event format} format {format} league {league} nameplate {nameplate} stage {stage} other {survey}} in this browser on {time} without saving. */
  readonly draftLeft: (values: { readonly what: 'event' | 'eventFormat' | 'format' | 'league' | 'nameplate' | 'stage' | (string & {}); readonly time: string | number }) => string;
  /** You left a new {what, select, event {event} eventFormat {event format} format {format} league {league} nameplate {nameplate} stage {stage} other {survey}} in this browser on {time} without saving. Only one draft of something new is kept. */
  readonly newDraftLeft: (values: { readonly what: 'event' | 'eventFormat' | 'format' | 'league' | 'nameplate' | 'stage' | (string & {}); readonly time: string | number }) => string;
  /** You left “{name}”, a new {what, select, event {event} eventFormat {event format} format {format} league {league} nameplate {nameplate} stage {stage} other {survey}}, in this browser on {time} without saving. Only one draft of something new is kept. */
  readonly namedNewDraftLeft: (values: { readonly name: string | number; readonly what: 'event' | 'eventFormat' | 'format' | 'league' | 'nameplate' | 'stage' | (string & {}); readonly time: string | number }) => string;
  /** Leave without saving? */
  readonly leaveTitle: () => string;
  /** Your changes to this {what, select, event {event} eventFormat {event format} format {format} league {league} nameplate {nameplate} stage {stage} other {survey}} and their draft will be lost. */
  readonly changesLost: (values: { readonly what: 'event' | 'eventFormat' | 'format' | 'league' | 'nameplate' | 'stage' | (string & {}) }) => string;
  /** Keep editing */
  readonly keepEditing: () => string;
  /** Discard changes */
  readonly discardChanges: () => string;
  /** Saving… */
  readonly saving: () => string;
  /** Not saved yet */
  readonly notSavedYet: () => string;
  /** All changes saved */
  readonly allSaved: () => string;
  /** Draft kept {time} */
  readonly draftKept: (values: { readonly time: string | number }) => string;
  /** Not saved */
  readonly notSaved: () => string;
  /** {count, plural, one {# change} other {# changes}} */
  readonly changes: (values: { readonly count: number }) => string;
  /** Undo */
  readonly undo: () => string;
  /** Undo (Ctrl+Z) */
  readonly undoWithKeys: () => string;
  /** Redo */
  readonly redo: () => string;
  /** Redo (Ctrl+Shift+Z) */
  readonly redoWithKeys: () => string;
  /** Redo, as elsewhere */
  readonly redoAsElsewhere: () => string;
  /** Save */
  readonly save: () => string;
  /** SAVE */
  readonly saveButton: () => string;
  /** CLOSE */
  readonly closeButton: () => string;
  /** SAVE AND CLOSE */
  readonly saveAndCloseButton: () => string;
  /** Ctrl+S */
  readonly saveKeys: () => string;
  /** Unsaved drafts */
  readonly unsavedDrafts: () => string;
  /** Unsaved draft of a new {what, select, event {event} eventFormat {event format} format {format} league {league} nameplate {nameplate} stage {stage} other {survey}}, <time>{ago}</time> */
  readonly newDraft: (values: { readonly what: 'event' | 'eventFormat' | 'format' | 'league' | 'nameplate' | 'stage' | (string & {}); readonly time: (inside: ReactNode) => ReactNode; readonly ago: string | number }) => ReactNode;
  /** Unsaved draft of “{name}”, <time>{ago}</time> */
  readonly namedDraft: (values: { readonly name: string | number; readonly time: (inside: ReactNode) => ReactNode; readonly ago: string | number }) => ReactNode;
  /** Continue */
  readonly continueDraft: () => string;
  /** Written in */
  readonly writtenIn: () => string;
  /** Add a language */
  readonly addLanguage: () => string;
  /** Languages of this text */
  readonly languagesOfText: () => string;
  /** {count, plural, one {text missing} other {# texts missing}} */
  readonly textsMissing: (values: { readonly count: number }) => string;
  /** {language} was removed */
  readonly languageRemoved: (values: { readonly language: string | number }) => string;
  /** for everyone else */
  readonly forEverybodyElse: () => string;
  /** Remove {language} */
  readonly removeLanguage: (values: { readonly language: string | number }) => string;
};
