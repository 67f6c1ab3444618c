// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Supporters */
  readonly supportersTitle: () => string;
  /** The nameplates supporters choose from each month, and what each level costs. */
  readonly supportersIntro: () => string;
  /** Month (UTC) */
  readonly monthHead: () => string;
  /** Offers */
  readonly offersHead: () => string;
  /** Chosen by */
  readonly chosenByHead: () => string;
  /** Actions */
  readonly actionsHead: () => string;
  /** Monthly nameplates */
  readonly monthlyNameplates: () => string;
  /** Opened on the 1st, 00:00 UTC */
  readonly openedOnFirst: () => string;
  /** the months */
  readonly whatMonths: () => string;
  /** Months before */
  readonly monthsBefore: () => string;
  /** Earlier months, newest first */
  readonly monthsBeforeCaption: () => string;
  /** This month and the twelve to come */
  readonly plannedCaption: () => string;
  /** Supporter levels */
  readonly levelsTitle: () => string;
  /** the levels */
  readonly whatLevels: () => string;
  /** Who chose what in {month}: {count, number} */
  readonly claimsOfMonth: (values: { readonly month: string | number; readonly count: number }) => string;
  /** Choose the nameplates of {month} */
  readonly planMonth: (values: { readonly month: string | number }) => string;
  /** Choose */
  readonly planAction: () => string;
  /** Every supporter nameplate ({count, number} now) */
  readonly offersAll: (values: { readonly count: number }) => string;
  /** None */
  readonly offersNone: () => string;
  /** Nameplate {id} */
  readonly unnamedPlate: (values: { readonly id: string | number }) => string;
  /** and {count, number} more */
  readonly morePlates: (values: { readonly count: number }) => string;
  /** Over */
  readonly monthOver: () => string;
  /** Over; it never opened */
  readonly overUnopened: () => string;
  /** Opens on {day} */
  readonly opensOn: (values: { readonly day: string | number }) => string;
  /** Opens in a moment */
  readonly opensInAMoment: () => string;
  /** Supporters choose until {day} */
  readonly chooseUntil: (values: { readonly day: string | number }) => string;
  /** Saved: {month} */
  readonly monthSaved: (values: { readonly month: string | number }) => string;
  /** Nameplates of {month} */
  readonly planTitle: (values: { readonly month: string | number }) => string;
  /** Save */
  readonly saveAction: () => string;
  /** Choose none */
  readonly chooseNoneAction: () => string;
  /** Back */
  readonly backAction: () => string;
  /** Nameplates that were already chosen stay with their owners. */
  readonly chosenStay: () => string;
  /** Nameplates */
  readonly whatNameplates: () => string;
  /** Find a nameplate */
  readonly findNameplate: () => string;
  /** Nameplates of the product */
  readonly allNameplates: () => string;
  /** None chosen: every supporter nameplate is offered. */
  readonly noneChosen: () => string;
  /** {count, number} chosen: a month offers at most {most, number}. */
  readonly tooManyChosen: (values: { readonly count: number; readonly most: number }) => string;
  /** {count, plural, one {One nameplate is offered} other {# nameplates are offered}}, and each supporter takes one. */
  readonly platesOffered: (values: { readonly count: number }) => string;
  /** Chosen in {month} */
  readonly claimsTitle: (values: { readonly month: string | number }) => string;
  /** Who */
  readonly whoHead: () => string;
  /** Nameplate */
  readonly nameplateHead: () => string;
  /** When */
  readonly whenHead: () => string;
  /** The list */
  readonly whatList: () => string;
  /** Nobody has chosen yet */
  readonly noClaims: () => string;
  /** Choices, newest first */
  readonly claimsCaption: () => string;
  /** Deleted since */
  readonly plateDeleted: () => string;
  /** Supporter levels saved */
  readonly levelsSaved: () => string;
  /** Patreon tells us what a membership pays a month, in the currency of the campaign. Members move within a minute of a change here. */
  readonly levelsText: () => string;
  /** Patreon's webhook is off: until it is set up, an Admin sets levels in the User Manager. */
  readonly levelsByHandText: () => string;
  /** Everyone who pays nothing */
  readonly lowestLevelText: () => string;
  /** {level} begins at (a month) */
  readonly levelBeginsAt: (values: { readonly level: string | number }) => string;
  /** Save levels */
  readonly saveLevelsAction: () => string;
  /** Undo changes */
  readonly undoChangesAction: () => string;
  /** An amount from 0.01 to {most} */
  readonly amountProblem: (values: { readonly most: string | number }) => string;
  /** More than the level below: {amount} */
  readonly amountTooLow: (values: { readonly amount: string | number }) => string;
};
