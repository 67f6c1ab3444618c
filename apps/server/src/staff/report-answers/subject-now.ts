import type { FieldFault, ReportAction } from '@callshot/contract';
import type { Transaction } from 'kysely';
import type { AnswerRow } from '../../community/reports/answers.repository.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { tellUser } from '../../reach/notifications/notices/account-notices.repository.ts';
import type { IsCleanName } from '../moderation/clean-name.ts';

export interface ReportParts {
  readonly db: Db;
  readonly changes: Pick<Changes, 'announce'>;
  readonly isCleanName: IsCleanName;
  readonly tellUser: typeof tellUser;
}

export type Trx = Transaction<Schema>;

/** Something that can be reported, as it is now. */
export interface SubjectNow {
  readonly id: number;
  readonly name: string;
  readonly nameplateId: number;
  /** Null = the product's. */
  readonly owner: { readonly id: number; readonly username: string } | null;
  readonly people: number | null;
  readonly isDone: boolean;
  /** Another text as soon as what is reported is another. */
  readonly state: string;
}

/** Something that staff do. */
export interface Act {
  readonly id: number;
  readonly actorUserId: number;
  /** The new name of a rename. */
  readonly name: string;
  readonly reason: string;
}

export type Undoing = Outcome<null, 'subject_changed' | 'name_taken'>;

/** The functions that the queue needs for usernames, leagues and nameplates. */
export interface ReportedKind {
  /** Its name in the audit log. */
  readonly auditType: string;
  /** Those of them that are there. */
  read(db: Trx | Db, ids: readonly number[]): Promise<SubjectNow[]>;
  /** Locks the subject until the transaction ends. */
  lock(trx: Trx, act: Pick<Act, 'id' | 'name'>): Promise<void>;
  /** Returns the fault of the name, or null. It also closes the subject's reports. */
  act(
    trx: Trx,
    parts: ReportParts,
    action: Exclude<ReportAction, 'dismiss'>,
    act: Act,
  ): Promise<FieldFault | null>;
  undo(trx: Trx, parts: ReportParts, answer: AnswerRow, act: Act): Promise<Undoing>;
  /** After the commit of either. */
  announce(changes: ReportParts['changes'], id: number): void;
}
