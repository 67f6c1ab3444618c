// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Redeem */
  readonly redeemPage: () => string;
  /** Redeem a promo code */
  readonly redeemTitle: () => string;
  /** Codes come from streams, partners and events. Each works once for you. */
  readonly redeemText: () => string;
  /** Promo code */
  readonly promoCode: () => string;
  /** Capitals and dashes do not matter. */
  readonly promoCodeHint: () => string;
  /** Redeem */
  readonly redeemAction: () => string;
  /** Promo Code Claimed! */
  readonly claimedTitle: () => string;
  /** You wear it now */
  readonly wornNow: () => string;
  /** Wear it now */
  readonly wearAction: () => string;
  /** Close */
  readonly closeAction: () => string;
  /** New nameplate */
  readonly newNameplate: () => string;
  /** Invalid Promo Code */
  readonly invalidTitle: () => string;
  /** That code has either been claimed, expired or is invalid. */
  readonly invalidText: () => string;
  /** Promo Codes */
  readonly promoCodesTitle: () => string;
  /** One code for many, or a batch of codes for one each. Players redeem them at /redeem. */
  readonly promoCodesIntro: () => string;
  /** New promo */
  readonly newPromo: () => string;
  /** Promos */
  readonly promosTitle: () => string;
  /** Code */
  readonly codeHead: () => string;
  /** Gives */
  readonly givesHead: () => string;
  /** Runs (UTC days) */
  readonly runsHead: () => string;
  /** Claimed */
  readonly claimedHead: () => string;
  /** Made by */
  readonly madeByHead: () => string;
  /** Actions */
  readonly actionsHead: () => string;
  /** The promos */
  readonly whatPromos: () => string;
  /** No promo has been made yet */
  readonly noPromos: () => string;
  /** A promo gives a nameplate to everyone who redeems its code. */
  readonly noPromosText: () => string;
  /** Promos, newest first */
  readonly promosCaption: () => string;
  /** {count, number} codes */
  readonly countedCodes: (values: { readonly count: number }) => string;
  /** Nameplate {name} */
  readonly nameplateNamed: (values: { readonly name: string | number }) => string;
  /** {claims, number} of {most, number} */
  readonly claimedOf: (values: { readonly claims: number; readonly most: number }) => string;
  /** Actions for {name} */
  readonly actionsFor: (values: { readonly name: string | number }) => string;
  /** Manage */
  readonly manageAction: () => string;
  /** The codes could not be loaded */
  readonly codesFailed: () => string;
  /** Link Copied! */
  readonly linkCopied: () => string;
  /** Copying did not work */
  readonly notCopied: () => string;
  /** Download codes */
  readonly downloadCodes: () => string;
  /** Copy link */
  readonly copyLink: () => string;
  /** Who claimed it */
  readonly claimsTitle: () => string;
  /** Enable again */
  readonly enableAgain: () => string;
  /** Disable */
  readonly disableAction: () => string;
  /** no end */
  readonly noEnd: () => string;
  /** Disabled */
  readonly stateDisabled: () => string;
  /** All claimed */
  readonly stateAllClaimed: () => string;
  /** Not yet */
  readonly stateNotYet: () => string;
  /** Over */
  readonly stateOver: () => string;
  /** code */
  readonly fileCode: () => string;
  /** claimed */
  readonly fileClaimed: () => string;
  /** One code */
  readonly kindOneCode: () => string;
  /** Batch */
  readonly kindBatch: () => string;
  /** Made: {code} */
  readonly promoMade: (values: { readonly code: string | number }) => string;
  /** Make it */
  readonly makeAction: () => string;
  /** Back */
  readonly backAction: () => string;
  /** Description */
  readonly descriptionField: () => string;
  /** Shown to everyone who redeems it */
  readonly descriptionHint: () => string;
  /** Nameplate */
  readonly nameplateField: () => string;
  /** None */
  readonly noNameplate: () => string;
  /** Codes */
  readonly codesField: () => string;
  /** Code */
  readonly codeField: () => string;
  /** Letters, digits and dashes */
  readonly codeHint: () => string;
  /** How many codes */
  readonly howManyCodes: () => string;
  /** Most claims */
  readonly mostClaims: () => string;
  /** Each is claimed once */
  readonly howManyCodesHint: () => string;
  /** Once a user */
  readonly mostClaimsHint: () => string;
  /** First day (UTC) */
  readonly firstDay: () => string;
  /** From its beginning */
  readonly firstDayHint: () => string;
  /** Last day (UTC) */
  readonly lastDay: () => string;
  /** To its end. Empty = no end */
  readonly lastDayHint: () => string;
  /** Say what it brings */
  readonly descriptionMissing: () => string;
  /** 4 to 40 letters, digits and dashes, with no dash at either end */
  readonly codeProblem: () => string;
  /** A whole number from 1 to {most, number} */
  readonly countProblem: (values: { readonly most: number }) => string;
  /** Choose a day */
  readonly dayMissing: () => string;
  /** It ends before it starts */
  readonly endsTooEarly: () => string;
  /** This day is over */
  readonly dayOver: () => string;
  /** Who */
  readonly whoHead: () => string;
  /** When */
  readonly whenHead: () => string;
  /** The claims */
  readonly whatClaims: () => string;
  /** Nobody has claimed it yet */
  readonly noClaims: () => string;
  /** Claims, newest first */
  readonly claimsCaption: () => string;
  /** Promo enabled */
  readonly promoEnabled: () => string;
  /** Promo disabled */
  readonly promoDisabled: () => string;
  /** Enable this promo again? */
  readonly enableTitle: () => string;
  /** Disable this promo? */
  readonly disableTitle: () => string;
  /** Say why */
  readonly reasonNeeded: () => string;
  /** Enable */
  readonly enableAction: () => string;
  /** Its codes can be claimed again until they end. */
  readonly enableText: () => string;
  /** No one can claim it any more. Earlier claims stay, and you can enable it again. */
  readonly disableText: () => string;
  /** Reason */
  readonly reasonField: () => string;
};
