/** A request of a client and its answer. Instants are milliseconds of the machine that all hosts share. */
interface Call {
  readonly sentAt: number;
  readonly answeredAt: number;
  /** 0 = no answer came. */
  readonly status: number;
}

/** A client sends the next save after the answer to the one before. */
export interface SaveCall extends Call {
  readonly userId: number;
  readonly key: string;
  /** The picks that were sent, as the database stores them, in hex. */
  readonly picks: string;
  /** Version and instant of the answer; null where it was refused or lost. */
  readonly version: number | null;
  readonly savedAt: number | null;
}

/** Somebody reads their own picks; without an entry, version 0. */
export interface OwnRead extends Call {
  readonly userId: number;
  readonly version: number | null;
  readonly picks: string | null;
}

/** Somebody else, signed in or not, asks for the picks of a user. */
export interface OthersRead extends Call {
  readonly userId: number;
  readonly hasPicks: boolean;
}

export interface BoardRow {
  readonly userId: number;
  readonly rank: number | null;
  readonly totalScore: number | null;
}

/** A page of the board. */
export interface BoardRead extends Call {
  readonly rows: readonly BoardRow[];
}

/** All that the clients did, each list in the order of the answers. */
export interface History {
  readonly saves: readonly SaveCall[];
  readonly ownReads: readonly OwnRead[];
  readonly othersReads: readonly OthersRead[];
  readonly boardReads: readonly BoardRead[];
  /** Mails that the mail server accepted. */
  readonly mails: readonly { readonly to: string; readonly subject: string }[];
  /** Rows that each database host acknowledged to a program at its own socket. */
  readonly probes: readonly { readonly host: string; readonly id: string }[];
}

export interface Revision {
  readonly userId: number;
  readonly version: number;
  readonly savedAt: number;
  readonly picks: string;
}

/** A lock that was set, by the clock of the database. */
export interface LockChange {
  readonly at: number;
  readonly lockAt: number;
}

/** The primary's content when all faults are over. */
export interface Stored {
  readonly revisions: readonly Revision[];
  readonly entries: readonly Omit<Revision, 'savedAt'>[];
  readonly keys: readonly {
    readonly userId: number;
    readonly key: string;
    readonly version: number;
  }[];
  /** Users and versions of the audit rows of saves. */
  readonly audited: readonly { readonly userId: number; readonly version: number }[];
  readonly lockChanges: readonly LockChange[];
  readonly sealedAt: number | null;
  /** Audit rows that say that the stage was sealed. */
  readonly seals: number;
  readonly probes: ReadonlySet<string>;
  /** The faults that the product's own check of the audit chain found. */
  readonly auditFaults: readonly string[];
  readonly boards: readonly {
    readonly application: string;
    readonly rows: readonly BoardRow[];
  }[];
  /** A board that was computed from the entries, without the product's boards. */
  readonly expectedBoard: readonly BoardRow[];
}
