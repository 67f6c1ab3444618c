/** The first content of a new database. */
const worlds = {
  empty: {
    about: 'Plant no demo world; print a one-time link that makes the first admin.',
    without: 'demo',
  },
  demo: {
    about:
      'Plant the demo world in an empty database even where others can reach it, with passwords drawn at random and shown once.',
  },
};

const settings =
  'Settings are environment variables such as PORT, HOST, PUBLIC_URL, DATABASE_URL and CALLSHOT_DATA: see docs/settings.md.';
const database =
  'It works on the database that DATABASE_URL names, else on the embedded one in CALLSHOT_DATA (.callshot), beside a running product or without one.';

/** Parts of `npm test`, as scripts/test.mjs runs them. */
const testParts = [
  'check',
  'unit',
  'database',
  'database-server',
  'product',
  'components',
  'trouble',
  'browsers',
];

/**
 * Every command, as `npm run <name>` takes it. This file is read before anything is installed.
 *
 * `words`: arguments without dashes, as the usage shows them, with their number and allowed values.
 * `options`: a flag; with `value` a text; with `from` and `to` a whole number; with `like` a text
 * of that shape. `without`: another option that it excludes.
 */
export const commands = {
  start: {
    about: 'Installs, builds and serves Callshot, by default with its own database.',
    options: worlds,
    notes: [settings],
  },
  dev: {
    about: 'Serves the sources with reload; the web dev server prints its address.',
    options: worlds,
    notes: [settings],
  },
  build: { about: 'Builds what has changed, as `npm start` does.' },
  check: { about: 'The quick gate: format, lint, boundaries, types, unused code, unit tests.' },
  test: {
    about: 'Sets up what it needs, Chromium included, and runs every suite, or the parts named.',
    words: { usage: '[part …]', least: 0, most: testParts.length, choices: testParts },
    options: {
      all: {
        about:
          'Add what guards against rare faults: a second database server, troubles, whole tables instead of a sample.',
      },
      shard: {
        value: 'N/M',
        like: /^[1-9]\d?\/[1-9]\d?$/,
        about: 'Of the browser tests only this share, such as 1/4.',
      },
    },
    notes: [
      `The parts: ${testParts.join(', ')}.`,
      'TEST_SEED draws the samples of an earlier run again; a run prints its own.',
    ],
  },
  screenshots: {
    about:
      'Takes every screen at four widths, lays them on a sheet, measures text and layout shift, and renews docs/pictures.',
    words: { usage: '[part of a screen’s name …]', least: 0, most: 100 },
    options: {
      width: { value: 'PX', from: 390, to: 2560, about: 'Only this one: 390, 820, 1440 or 2560.' },
      languages: {
        value: 'en,de',
        like: /^[a-z]{2}(-[A-Z]{2})?(,[a-z]{2}(-[A-Z]{2})?)*$/,
        about: 'In these, the pseudo-languages en-XA and ar-XB among them; English without.',
      },
      themes: {
        value: 'dark,light',
        like: /^(dark|light)(,(dark|light))?$/,
        about: 'In these; dark without.',
      },
    },
  },
  parts: { about: 'Serves a page of all parts of the screens in all their states.' },
  size: { about: 'Starts the built product and weighs what a first visit to an event page loads.' },
  lighthouse: {
    about:
      'Looks at five pages of the built product with Lighthouse’s mobile preset, each the best of three runs. The exit code is 1 where a limit was missed; times are not judged while the machine is busy.',
    words: { usage: '[part of a page’s name …]', least: 0, most: 5 },
  },
  languages: {
    about:
      'Finds texts outside the catalogues, messages that lack a language, and values that differ between languages.',
  },
  seed: {
    about:
      'Plants the demo world in an empty database, with passwords drawn at random and shown once.',
    options: {
      'event-104': {
        about:
          'Plant event 104 as well, or into a demo world that is there: its first stage is forced, a notice tells of the survey, and the tab of its second stage leads there.',
      },
    },
    notes: [database],
  },
  load: {
    about: 'Makes a synthetic event of any size, locked and sealed.',
    options: {
      entries: { value: 'N', from: 1, to: 5_000_000, about: 'How many users; 100000 unless told.' },
      event: { value: 'NAME', about: 'What the event is called.' },
      results: { about: 'Enter all results but the grand final.' },
      yes: { about: 'Do it even where real users or events are.' },
    },
    notes: [database],
  },
  replay: {
    about:
      'Plays a recorded tournament before your eyes, in a product of its own: picks, locks, results and boards, to the end.',
    options: {
      event: { value: 'NAME', about: 'Part of its name; the Austin Major unless told.' },
      speed: {
        value: 'N',
        from: 1,
        to: 100_000,
        about: 'Speed-up over the recording; default 600. Nights are skipped.',
      },
      players: { value: 'N', from: 1, to: 300, about: 'How many pick; 300 unless told.' },
      data: {
        value: 'FOLDER',
        about: 'A folder of LPDB-shaped files; default: the recorded tournaments.',
      },
      calendar: {
        about:
          'Play every recorded tournament that has an end twice, all at once. The calendar makes their events.',
      },
      stay: { about: 'Serve on when all is over.' },
    },
    notes: [
      'With --calendar it prints who had to act, and why.',
      'PORT names where it is served. Its database is its own and goes with it.',
      'Its event has the format that its pages draw. At the end all totals and ranks are compared with the pages.',
    ],
  },
  wiki: {
    about: 'Serves a strict fake of the tournament wiki on this machine, and says how to use it.',
    options: {
      data: {
        value: 'FOLDER',
        about: 'Its content: a folder of LPDB-shaped files; default: the recorded tournaments.',
      },
      event: {
        value: 'NAME',
        about: 'Replay the tournament whose name holds this, instead of serving it as it was.',
      },
      speed: {
        value: 'N',
        from: 1,
        to: 1_000_000,
        about: 'Speed of the replay; default 1.',
      },
      in: {
        value: 'SECONDS',
        from: 0,
        to: 31_536_000,
        about: 'When its first match begins; 300 from now unless told.',
      },
      port: { value: 'PORT', from: 1, to: 65_535, about: 'A free one unless told.' },
    },
  },
  draft: {
    about:
      'Drafts the format of a tournament on the wiki: its stages, who goes on, every bracket with all its ways. It touches no database.',
    options: {
      wiki: {
        value: 'URL',
        about: 'An LPDB server; default: LIQUIPEDIA_URL, else the wiki itself.',
      },
      game: { value: 'N', from: 1, to: 2, about: '1 = Rocket League, 2 = Counter-Strike.' },
      page: { value: 'ID', from: 1, to: 2_147_483_647, about: 'The id of the tournament’s page.' },
      json: { about: 'Print it for programs.', without: 'format' },
      format: { about: 'Print its format, as Import of the format builder takes it.' },
    },
    notes: ['LIQUIPEDIA_API_KEY and LIQUIPEDIA_CONTACT are sent along, as docs/settings.md says.'],
  },
  backup: {
    about: 'Writes one snapshot of the database into a new folder, while the product runs, too.',
    words: { usage: '<new folder>', least: 1, most: 1 },
    options: {
      'keep-days': {
        value: 'N',
        from: 1,
        to: 36_500,
        about: 'Then remove the backups beside it that are older.',
      },
    },
    notes: [database],
  },
  restore: {
    about: 'Brings a backup back, into a new, empty database; the product is stopped meanwhile.',
    words: { usage: '<folder of a backup>', least: 1, most: 1 },
    notes: [
      'It restores into the database that DATABASE_URL names, else into a new embedded one in CALLSHOT_DATA (.callshot).',
    ],
  },
  recovered: {
    about:
      'Run once after a recovery to a point in time, before the product starts: ends sessions and one-time links, keeps messages that went out from going out again, and says what was lost.',
    words: { usage: '', least: 0, most: 0 },
    options: {
      at: { value: 'INSTANT', about: 'The recovered instant, such as 2026-11-21T18:30:00Z.' },
      'audit-head': {
        value: 'NR:HASH',
        about: 'The last auditHead of the log: says how much of the audit log is lost.',
      },
      old: {
        value: 'URL',
        about: 'The database from before, where it still answers: names the saves that are lost.',
      },
      wait: {
        value: 'SECONDS',
        from: 0,
        to: 86_400,
        about: 'Longest wait for the end of the replay (60).',
      },
    },
    notes: [
      'It works on the database that DATABASE_URL names, else on the embedded one in CALLSHOT_DATA (.callshot). The product is stopped meanwhile.',
    ],
  },
  blocks: {
    about: 'Compares the blocks of sealed entries with the rows, or rewrites them.',
    words: { usage: 'verify|rebuild', least: 1, most: 1, choices: ['verify', 'rebuild'] },
    options: {
      event: { value: 'ID', from: 1, to: 2_147_483_647, about: 'Only those of this event.' },
    },
    notes: [database],
  },
  audit: {
    about:
      'Holds the audit log against its chain, and says which rows are not as they were written.',
    words: { usage: 'verify', least: 1, most: 1, choices: ['verify'] },
    options: {
      head: {
        value: 'NR:HASH',
        about: 'An earlier end of the chain, from a run or the log: finds rows that were cut off.',
      },
    },
    notes: [database],
  },
  bench: {
    about:
      'Measures against limits and peers, and prints one table. A limit that was missed is measured once more, alone; the exit code is 1 where it was missed again or something was not measured.',
    words: { usage: '[part of a name …]', least: 0, most: 100 },
    options: {
      smoke: { about: 'The smallest size of each, without limits: whether they all still run.' },
      report: { value: 'FILE', about: 'Write how many rows are there and what failed, as JSON.' },
    },
  },
  trouble: {
    about: 'Runs several processes, kills, stops and drowns them, and prints what was kept.',
    words: { usage: '[part of a name …]', least: 0, most: 100 },
    options: {
      brief: { about: 'The brief forms of those that have one.' },
      report: {
        value: 'FILE',
        about: 'Write how many findings passed and failed, and the runs of `cluster`, as JSON.',
      },
      runs: { value: 'N', from: 1, to: 1000, about: 'Of `cluster`: so many faults.' },
      seed: {
        value: 'S',
        from: 1,
        to: 1_000_000,
        about: 'Of `cluster`: draws the same faults again.',
      },
    },
  },
};
