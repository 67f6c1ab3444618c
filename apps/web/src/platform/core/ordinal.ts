const plural = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '1st', '22nd', '113th' */
export const ordinal = (place: number): string =>
  `${place.toLocaleString('en')}${endings[plural.select(place)] ?? 'th'}`;
