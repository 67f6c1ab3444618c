/** Short names that teams are known by, where the first letters would not do. */
const KNOWN: Readonly<Record<string, string>> = {
  '01 Esports': '01E',
  '3DMAX': '3DM',
  BetBoom: 'BB',
  FURIA: 'FUR',
  Falcons: 'FLCN',
  Legacy: 'LGCY',
  Liquid: 'TL',
  Nemiga: 'NMG',
  Vitality: 'VIT',
  'Chinggis Warriors': 'CW',
  Complexity: 'COL',
  Dignitas: 'DIG',
  Endpoint: 'END',
  'FURIA Esports': 'FUR',
  'FaZe Clan': 'FAZE',
  'Gaimin Gladiators': 'GG',
  'Karmine Corp': 'KC',
  'Lynn Vision': 'LVG',
  'Moist Esports': 'MST',
  'Natus Vincere': 'NAVI',
  'OpTic Gaming': 'OPTC',
  'Pirates Exdee': 'PXD',
  'SMPR Esports': 'SMPR',
  'Senbei Strikers': 'SBS',
  'Spacestation Gaming': 'SSG',
  'Team BDS': 'BDS',
  'Team Falcons': 'FLC',
  'Team Secret': 'TS',
  'The Club': 'CLUB',
  'The MongolZ': 'MGLZ',
  'Veloce Esports': 'VEL',
  'Virtus.pro': 'VP',
  Pioneers: 'PNR',
  Renegades: 'RNG',
  Version1: 'V1',
};

const MAX_LENGTH = 4;
const SUFFIXES = /\s+(esports|gaming|clan|team)$/i;

/** At most four capital letters or digits. */
export function abbreviationOf(name: string): string {
  const known = KNOWN[name];
  if (known) return known;
  const core = name.replace(SUFFIXES, '').replace(/[^\p{L}\p{N}]/gu, '');
  return core.slice(0, MAX_LENGTH).toUpperCase();
}

/** A team's key, independent of the spelling of its display name. */
export const teamKeyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
