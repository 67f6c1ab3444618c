/** Something that staff had to do in a replay. */
export interface Act {
  readonly tournament: string;
  /** 'doubt' = a doubt was answered, 'draft' = an event was made by hand, 'trophies' = they were given. */
  readonly kind: 'doubt' | 'draft' | 'trophies';
  readonly why: string;
}

export interface Acts {
  note(act: Act): void;
  /** Told once all is over. */
  report(): string;
}

const TITLES: Readonly<Record<Act['kind'], string>> = {
  doubt: 'answered a doubt',
  draft: 'made the event of a draft',
  trophies: 'gave the trophies',
};

export function createActs(): Acts {
  const all: Act[] = [];
  return {
    note: (act) => all.push(act),
    report: () =>
      [
        '\n  Who had to act, and why:',
        ...all.map(({ tournament, kind, why }) => `  ${tournament}: staff ${TITLES[kind]}. ${why}`),
        all.length === 0 ? '  Nobody.' : '',
      ].join('\n'),
  };
}
