// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Nameplate Editor */
  readonly staffTitle: () => string;
  /** Nameplates */
  readonly plates: () => string;
  /** Change nameplate */
  readonly changePlate: () => string;
  /** You wear {plate} */
  readonly youWear: (values: { readonly plate: string | number }) => string;
  /** Design your own */
  readonly designOwn: () => string;
  /** Select a Nameplate */
  readonly selectTitle: () => string;
  /** Your nameplates */
  readonly yourPlates: () => string;
  /** There are no nameplates to select. */
  readonly noneToSelect: () => string;
  /** Disabled by staff */
  readonly plateDisabled: () => string;
  /** You still wear the new nameplate */
  readonly undoFailed: () => string;
  /** Undo */
  readonly undo: () => string;
  /** Nameplate of the month */
  readonly rewardTitle: () => string;
  /** Done */
  readonly done: () => string;
  /** Claim */
  readonly claimAction: () => string;
  /** Claim {plate} */
  readonly claimPlate: (values: { readonly plate: string | number }) => string;
  /** Close */
  readonly close: () => string;
  /** Nameplates on offer */
  readonly onOffer: () => string;
  /** Wear it now */
  readonly wearNow: () => string;
  /** {plate} is yours. Next month you can claim another one. */
  readonly claimedText: (values: { readonly plate: string | number }) => string;
  /** Supporters can claim one nameplate a month. */
  readonly claimRule: () => string;
  /** Supporters can claim one nameplate a month. Choose until {day} (UTC). */
  readonly claimRuleUntil: (values: { readonly day: string | number }) => string;
  /** Remembered by this browser. Motion also follows your system. */
  readonly looksText: () => string;
  /** Plain names */
  readonly plainNames: () => string;
  /** Show every name without its nameplate. */
  readonly plainNamesHint: () => string;
  /** Still nameplates */
  readonly stillPlates: () => string;
  /** Nameplates keep their looks and do not move. */
  readonly stillPlatesHint: () => string;
  /** your settings */
  readonly whatSettings: () => string;
  /** Names are shown plain */
  readonly namesPlain: () => string;
  /** Names are shown with their nameplates */
  readonly namesWithPlates: () => string;
  /** Nameplates rest */
  readonly platesRest: () => string;
  /** Nameplates move */
  readonly platesMove: () => string;
  /** Personal */
  readonly typePersonal: () => string;
  /** Nameplates of your own */
  readonly ownPlatesTitle: () => string;
  /** Log in to design your own nameplate. */
  readonly ownPlatesLogIn: () => string;
  /** Login */
  readonly login: () => string;
  /** Nameplate editor */
  readonly editorTitle: () => string;
  /** Everyone sees it once you save and wear it. */
  readonly yourPlatesIntro: () => string;
  /** You have {count} of your own: delete one to make another. */
  readonly ownPlatesFull: (values: { readonly count: string | number }) => string;
  /** disabled by staff */
  readonly stateDisabled: () => string;
  /** worn by you */
  readonly stateWorn: () => string;
  /** The default nameplate */
  readonly stateDefault: () => string;
  /** made {day} */
  readonly stateMade: (values: { readonly day: string | number }) => string;
  /** Classic */
  readonly classic: () => string;
  /** The default nameplate. Everybody has it. */
  readonly classicText: () => string;
  /** Saved changes show at once. */
  readonly staffIntro: () => string;
  /** Name, owner or id */
  readonly searchLabel: () => string;
  /** All nameplates */
  readonly allPlates: () => string;
  /** Callshot’s own. To find personal ones, search by name, owner or id. */
  readonly allPlatesIntro: () => string;
  /** worn by nobody */
  readonly wornByNobody: () => string;
  /** worn by {count, number} */
  readonly wornByCount: (values: { readonly count: number }) => string;
  /** by {username} */
  readonly designedBy: (values: { readonly username: string | number }) => string;
  /** disabled */
  readonly plateOff: () => string;
  /** {count, plural, one {reported # time} other {reported # times}} */
  readonly reportedTimes: (values: { readonly count: number }) => string;
  /** Make a nameplate of your own */
  readonly nonePickedTitle: () => string;
  /** Choose one to edit, or create a new one from gradients, borders, shapes and motion. */
  readonly nonePickedText: () => string;
  /** Make one */
  readonly makeOne: () => string;
  /** Create New Nameplate */
  readonly createPlate: () => string;
  /** editing, not saved */
  readonly editingNotSaved: () => string;
  /** Saving Nameplate */
  readonly saving: () => string;
  /** {plate} is saved */
  readonly saved: (values: { readonly plate: string | number }) => string;
  /** {used} of {most} personal plates, {size} of 8 kB */
  readonly styleSizeAndPlates: (values: { readonly used: string | number; readonly most: string | number; readonly size: string | number }) => string;
  /** {size} of 8 kB */
  readonly styleSize: (values: { readonly size: string | number }) => string;
  /** Name */
  readonly name: () => string;
  /** A nameplate needs a name */
  readonly nameMissing: () => string;
  /** Type */
  readonly type: () => string;
  /** Description */
  readonly description: () => string;
  /** Style */
  readonly style: () => string;
  /** Delete */
  readonly deleteAction: () => string;
  /** Delete this nameplate? Everyone wearing it will switch to Classic. */
  readonly deleteQuestion: () => string;
  /** Shows the last text without problems in the previews */
  readonly applyHint: () => string;
  /** Apply */
  readonly applyAction: () => string;
  /** Save */
  readonly saveAction: () => string;
  /** Selectors: .'{'id'}', :hover, ::before, ::after and up to 4 @keyframes. Ctrl+Space suggests what you can write, F8 goes to the next problem, Tab leaves the field. */
  readonly styleHint: () => string;
  /** Your changes to this nameplate and their draft will be lost. */
  readonly leaveText: () => string;
  /** Shown as Classic, because the style rules have changed. Fix the problems below and save. */
  readonly stricterRules: () => string;
  /** {count, plural, one {# problem, fix it to save} other {# problems, fix them to save}} */
  readonly problemsToFix: (values: { readonly count: number }) => string;
  /** Keep editing */
  readonly keepEditing: () => string;
  /** Save mine */
  readonly saveMine: () => string;
  /** Take theirs */
  readonly takeTheirs: () => string;
  /** Look again */
  readonly lookAgain: () => string;
  /** It has been deleted. You can copy what you have here into a new nameplate. */
  readonly conflictDeleted: () => string;
  /** Your changes are still here. */
  readonly conflictKept: () => string;
  /** Style, line {line} */
  readonly styleLine: (values: { readonly line: string | number }) => string;
  /** In a leaderboard */
  readonly previewBoard: () => string;
  /** On light */
  readonly previewLight: () => string;
  /** Called by */
  readonly calledBy: () => string;
  /** Motion off */
  readonly previewStill: () => string;
  /** Without animation */
  readonly withoutAnimation: () => string;
  /** On a phone */
  readonly previewPhone: () => string;
  /** Staff tools for {plate} */
  readonly staffTools: (values: { readonly plate: string | number }) => string;
  /** Worn by 1,000 users or more */
  readonly wornByMany: () => string;
  /** Worn by {count, plural, one {# user} other {# users}} */
  readonly wornBy: (values: { readonly count: number }) => string;
  /** Worn by 1,000 users or more, designed by {designer} */
  readonly wornByManyDesigned: (values: { readonly designer: string | number }) => string;
  /** Worn by {count, plural, one {# user} other {# users}}, designed by {designer} */
  readonly wornByDesigned: (values: { readonly count: number; readonly designer: string | number }) => string;
  /** {user} has {plate} */
  readonly granted: (values: { readonly user: string | number; readonly plate: string | number }) => string;
  /** {user} had it already */
  readonly hadAlready: (values: { readonly user: string | number }) => string;
  /** Give it to a user */
  readonly giveToUser: () => string;
  /** Username */
  readonly username: () => string;
  /** Give */
  readonly giveAction: () => string;
  /** {plate} shows as Classic now */
  readonly disabledToast: (values: { readonly plate: string | number }) => string;
  /** {plate} is shown again */
  readonly allowedToast: (values: { readonly plate: string | number }) => string;
  /** Disabled: no reason given */
  readonly disabledNoReason: () => string;
  /** Disabled: {reason} */
  readonly disabledReason: (values: { readonly reason: string | number }) => string;
  /** Why it may be shown again */
  readonly allowReason: () => string;
  /** Why it cannot be shown */
  readonly disableReason: () => string;
  /** Allow */
  readonly allowAction: () => string;
  /** Disable */
  readonly disableAction: () => string;
  /** Line {line}, column {column}: {problem} */
  readonly problemAt: (values: { readonly line: string | number; readonly column: string | number; readonly problem: string | number }) => string;
  /** name on plate, easy to read */
  readonly contrastEnough: () => string;
  /** name on plate: hard to read, needs 4.5 : 1 */
  readonly contrastLow: () => string;
  /** Problems of the style */
  readonly styleProblems: () => string;
  /** Line {line}, column {column} */
  readonly lineAndColumn: (values: { readonly line: string | number; readonly column: string | number }) => string;
  /** … and {count} more */
  readonly moreProblems: (values: { readonly count: string | number }) => string;
  /** Wear <plate>{name}</plate> */
  readonly wearPlate: (values: { readonly plate: (inside: ReactNode) => ReactNode; readonly name: string | number }) => ReactNode;
};
