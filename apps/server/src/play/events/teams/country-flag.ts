const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Countries of a country, which play under flags of their own. */
const ofKingdom: Readonly<Record<string, string>> = {
  'GB-ENG': 'England',
  'GB-NIR': 'Northern Ireland',
  'GB-SCT': 'Scotland',
  'GB-WLS': 'Wales',
};

/** The wiki's names for countries, where the list of regions has another one. */
const otherNames: Readonly<Record<string, string>> = {
  'Bosnia and Herzegovina': 'BA',
  'Cape Verde': 'CV',
  China: 'CN',
  'Congo DR': 'CD',
  'Czech Republic': 'CZ',
  'Democratic Republic of the Congo': 'CD',
  'East Timor': 'TL',
  'Hong Kong': 'HK',
  'Ivory Coast': 'CI',
  Korea: 'KR',
  Macau: 'MO',
  Macedonia: 'MK',
  Myanmar: 'MM',
  Palestine: 'PS',
  'Republic of Ireland': 'IE',
  'Republic of the Congo': 'CG',
  'Russian Federation': 'RU',
  Swaziland: 'SZ',
  'The Netherlands': 'NL',
  Turkey: 'TR',
  UAE: 'AE',
  UK: 'GB',
  USA: 'US',
  'United States of America': 'US',
  'Viet Nam': 'VN',
};

/** Regions that have a name and no flag of their own: parts, former codes, reserved and made-up ones. */
const noCountries: ReadonlySet<string> = new Set(
  'AN BQ BU CP CQ CS DD DG DY EA EZ FX HV IC NH NT QO RH SU TP UN VD XA XB YD YU ZR ZZ'.split(' '),
);

const codeOf = new Map<string, string>();
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
  const name = names.of(code);
  if (name === undefined || noCountries.has(code)) continue;
  codeOf.set(folded(code), code);
  if (!codeOf.has(folded(name))) codeOf.set(folded(name), code);
}
for (const [code, name] of Object.entries(ofKingdom)) codeOf.set(folded(name), code);
for (const [name, code] of Object.entries(otherNames)) codeOf.set(folded(name), code);

/** Small and large letters, accents, signs and `and` make no other country. */
function folded(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
}

/** Own-origin path of the flag of a country by its name or its two letters; null = it has none. */
export function flagOfCountry(country: string | null): string | null {
  const code = country === null ? undefined : codeOf.get(folded(country));
  return code === undefined ? null : `/flags/${code}.svg`;
}

export function countryOfFlag(path: string): string {
  const code = /([A-Z]{2}(?:-[A-Z]{3})?)\.svg$/.exec(path)?.[1] ?? '';
  return ofKingdom[code] ?? (code.length === 2 ? names.of(code) : undefined) ?? '';
}
