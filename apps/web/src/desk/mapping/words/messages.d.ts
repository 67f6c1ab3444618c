// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** {month} {day}, {year}, {time} UTC */
  readonly instantInUtc: (values: { readonly month: string | number; readonly day: string | number; readonly year: string | number; readonly time: string | number }) => string;
  /** match list */
  readonly shapeMatchList: () => string;
  /** bracket */
  readonly shapeBracket: () => string;
  /** {count, plural, one {# team} other {# teams}} */
  readonly teamCount: (values: { readonly count: number }) => string;
  /** {count, plural, one {# match} other {# matches}} */
  readonly matchCount: (values: { readonly count: number }) => string;
  /** Standings */
  readonly standingsTitle: () => string;
  /** first {time} */
  readonly firstMatchAt: (values: { readonly time: string | number }) => string;
  /** Other groups */
  readonly otherGroups: () => string;
  /** Match group */
  readonly matchGroup: () => string;
  /** where the page splits it */
  readonly optionalSlot: () => string;
  /** Fits, drop here. {facts} */
  readonly fitsHere: (values: { readonly facts: string | number }) => string;
  /** Fits. {facts} */
  readonly fitsWith: (values: { readonly facts: string | number }) => string;
  /** Take {group} out of {slot} */
  readonly takeOut: (values: { readonly group: string | number; readonly slot: string | number }) => string;
  /** Suggested: {facts} */
  readonly suggestedFacts: (values: { readonly facts: string | number }) => string;
  /** Take {group} for {slot} */
  readonly takeFor: (values: { readonly group: string | number; readonly slot: string | number }) => string;
  /** Take */
  readonly takeAction: () => string;
  /** No: {group} is not {slot} */
  readonly declineFor: (values: { readonly group: string | number; readonly slot: string | number }) => string;
  /** No */
  readonly declineAction: () => string;
  /** Group for {slot} */
  readonly groupFor: (values: { readonly slot: string | number }) => string;
  /** May stay empty */
  readonly mayStayEmpty: () => string;
  /** Drop or choose a group */
  readonly chooseGroup: () => string;
  /** {group} (does not fit) */
  readonly groupDoesNotFit: (values: { readonly group: string | number }) => string;
  /** Enter by hand */
  readonly enterByHand: () => string;
  /** Does not fit. */
  readonly doesNotFitSentence: () => string;
  /** Stage {number} */
  readonly stageNumber: (values: { readonly number: string | number }) => string;
  /** standings */
  readonly standingsInName: () => string;
  /** second standings */
  readonly secondStandings: () => string;
  /** match group */
  readonly matchGroupInName: () => string;
  /** second match group */
  readonly secondMatchGroup: () => string;
  /** Does not fit */
  readonly stateDoesNotFit: () => string;
  /** Entered by hand */
  readonly stateByHand: () => string;
  /** {count} of {total} by hand */
  readonly partsByHand: (values: { readonly count: string | number; readonly total: string | number }) => string;
  /** Fits the format */
  readonly stateFits: () => string;
  /** {count, number} suggested */
  readonly suggestedCount: (values: { readonly count: number }) => string;
  /** {count, number} empty */
  readonly emptyCount: (values: { readonly count: number }) => string;
  /** {part} of {stage} */
  readonly partOfStage: (values: { readonly part: string | number; readonly stage: string | number }) => string;
  /** {stage} does not fit the format */
  readonly stageDoesNotFit: (values: { readonly stage: string | number }) => string;
  /** All {count, plural, one {# slot} other {# slots}} fit */
  readonly allFit: (values: { readonly count: number }) => string;
  /** {fitting, number} of {count, plural, one {# slot} other {# slots}} fit */
  readonly someFit: (values: { readonly fitting: number; readonly count: number }) => string;
  /** {count, plural, one {# does} other {# do}} not fit */
  readonly misfitCount: (values: { readonly count: number }) => string;
  /** {count, number} by hand */
  readonly byHandCount: (values: { readonly count: number }) => string;
  /** {count, plural, one {# slot} other {# slots}} by hand */
  readonly slotsByHand: (values: { readonly count: number }) => string;
  /** {stage} has {count, plural, one {# open slot} other {# open slots}} */
  readonly openSlots: (values: { readonly stage: string | number; readonly count: number }) => string;
  /** {lack}. */
  readonly onlyLack: (values: { readonly lack: string | number }) => string;
  /** Nothing follows the wiki: {hand} {handCount, plural, one {is} other {are}} entered by hand. */
  readonly nothingFollows: (values: { readonly hand: string | number; readonly handCount: number }) => string;
  /** {stages} {count, plural, one {follows} other {follow}} the wiki; {hand} {handCount, plural, one {is} other {are}} entered by hand. */
  readonly someFollow: (values: { readonly stages: string | number; readonly count: number; readonly hand: string | number; readonly handCount: number }) => string;
  /** {lacks}, and {last}. */
  readonly lacksAndLast: (values: { readonly lacks: string | number; readonly last: string | number }) => string;
  /** Staff enter its teams and results. It can be mapped to the wiki later. */
  readonly byHandNote: () => string;
  /** Open format */
  readonly openFormat: () => string;
  /** Follow the wiki */
  readonly followWiki: () => string;
  /** Follow the wiki: {stage} */
  readonly followWikiOf: (values: { readonly stage: string | number }) => string;
  /** Enter by hand: {stage} */
  readonly enterByHandOf: (values: { readonly stage: string | number }) => string;
  /** Stage mapping */
  readonly stageMapping: () => string;
  /** Press Enter to lift it, arrow keys to choose a slot, Enter to drop it and Escape to put it back. */
  readonly carryHelp: () => string;
  /** Choose its slot. */
  readonly chooseSlot: () => string;
  /** Put back */
  readonly putBackAction: () => string;
  /** Take all {count} suggestions */
  readonly takeAllSuggestions: (values: { readonly count: string | number }) => string;
  /** {count, plural, one {Take the suggestion} other {Take all #}} */
  readonly takeSuggested: (values: { readonly count: number }) => string;
  /** Drag, or <key>Enter</key> <key>↓</key> <key>Enter</key> */
  readonly carryKeys: (values: { readonly key: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Undo (Ctrl+Z) */
  readonly undoWithKeys: () => string;
  /** Undo */
  readonly undoAction: () => string;
  /** Reset Mappings */
  readonly resetMappings: () => string;
  /** {count, plural, one {# record of the wiki could not be read} other {# records of the wiki could not be read}} */
  readonly recordsLeftOut: (values: { readonly count: number }) => string;
  /** Slot {number} of {count}. */
  readonly slotOfSlots: (values: { readonly number: string | number; readonly count: string | number }) => string;
  /** {slot}: fits. {facts} {place} */
  readonly aimFits: (values: { readonly slot: string | number; readonly facts: string | number; readonly place: string | number }) => string;
  /** {slot}: does not fit. {facts} {place} */
  readonly aimMisfits: (values: { readonly slot: string | number; readonly facts: string | number; readonly place: string | number }) => string;
  /** Lifted {group}. */
  readonly liftedSaid: (values: { readonly group: string | number }) => string;
  /** Dropped {group} on {slot}. */
  readonly droppedSaid: (values: { readonly group: string | number; readonly slot: string | number }) => string;
  /** Put back {group}. */
  readonly putBackSaid: (values: { readonly group: string | number }) => string;
  /** No slot takes {group}. */
  readonly noSlotTakes: (values: { readonly group: string | number }) => string;
  /** Use the arrow keys to choose a slot, Enter to drop it, Escape to put it back. */
  readonly howToCarry: () => string;
  /** Lift a group, and drop it */
  readonly keyLift: () => string;
  /** Choose another slot for what is lifted */
  readonly keyChoose: () => string;
  /** Put back what is lifted */
  readonly keyPutBack: () => string;
  /** Undo the last step of the mapping */
  readonly keyUndo: () => string;
  /** Groups of the wiki */
  readonly groupsOfWiki: () => string;
  /** from {day} */
  readonly sectionFrom: (values: { readonly day: string | number }) => string;
  /** used */
  readonly usedFits: () => string;
  /** used, does not fit */
  readonly usedMisfits: () => string;
};
