import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldErrors } from './field-errors.ts';
import { id, idText, instant, noBody } from './values.ts';

const who = ['Admin'] as const;
const count = z.int().min(0);
const person = z.object({ id, username: z.string() });
const reason = z.string().trim().min(1).max(500);

/** Page size of subjects and of answers. */
const listedAtMost = 50;
const reportsOfEach = 20;

const reportKind = z.enum(['username', 'league', 'nameplate']);

/** The reported thing: `id` is the user's, the league's or the nameplate's. */
const subject = z.object({ kind: reportKind, id });

/** Staff's possible answers; `actionsOf` has those of each kind. */
const reportAction = z.enum(['dismiss', 'rename', 'flag', 'disable', 'close']);

const actionsOf: Readonly<Record<z.output<typeof reportKind>, readonly string[]>> = {
  username: ['rename', 'flag', 'dismiss'],
  league: ['rename', 'close', 'dismiss'],
  nameplate: ['rename', 'disable', 'dismiss'],
};

const report = z.object({
  id,
  reporter: person.extend({
    /** All that this user ever reported, and how many of them staff dismissed. */
    reports: count,
    dismissed: count,
  }),
  /** The subject's name at that time. */
  name: z.string(),
  reason: z.string(),
  reportedAt: instant,
});

/** Something with reports that wait for an answer. */
export const reportedSubject = subject.extend({
  /** As it is called now. */
  name: z.string(),
  nameplateId: z.int().min(0),
  /** Owner of the subject; null = the product. */
  owner: person.nullable(),
  /** Members of a league, or wearers of a nameplate, counted up to 1000; null of a username. */
  people: count.nullable(),
  /** Another username is already asked for, or the nameplate is already disabled. */
  isDone: z.boolean(),
  /** Version of the reported state, which an answer must name. */
  state: z.string(),
  lastReportId: id,
  openReports: count,
  firstReportedAt: instant,
  /** Number of earlier answers to reports of it. */
  answers: count,
  /** The newest that wait. */
  reports: z.array(report).max(reportsOfEach),
});

/** An answer of staff to reports. */
export const reportAnswer = subject.extend({
  answerId: id,
  action: reportAction,
  /** Its name at that time, and the new name after a rename. */
  name: z.string(),
  newName: z.string().nullable(),
  reason: z.string(),
  /** So many were answered. */
  reports: count,
  answeredBy: person.nullable(),
  answeredAt: instant,
  undone: z.object({ by: person.nullable(), at: instant }).nullable(),
});

const noSuchSubject = {
  subject_not_found: { status: 404, title: 'What you reported no longer exists' },
} as const;
export const reportEndpoints = {
  'POST /api/reports/report': endpoint({
    summary:
      "Report somebody else's username, league or nameplate to staff: once, as long as it is what it was",
    who: 'user',
    mutates: true,
    cache: 'private',
    body: subject.extend({ reason }),
    limit: { of: 'user', atOnce: 10, perHour: 30 },
    response: noBody,
    refusals: {
      ...noSuchSubject,
      own_subject: { status: 400, title: 'This is your own' },
      already_reported: {
        status: 409,
        title: 'You have reported this already: staff will look at it',
      },
      already_answered: {
        status: 409,
        title: 'Staff have looked at your report, and nothing has changed since',
      },
    },
  }),
  'GET /api/reports/waiting': endpoint({
    summary: 'Open reports by subject, oldest first; at most 50',
    who,
    mutates: false,
    cache: 'private',
    response: z.object({
      /** Subjects that wait, those that are not listed as well. */
      total: count,
      subjects: z.array(reportedSubject).max(listedAtMost),
    }),
    refusals: {},
  }),
  'GET /api/reports/answered': endpoint({
    summary: 'Staff’s answers to reports, newest first, 50 a call',
    who,
    mutates: false,
    cache: 'private',
    query: z.object({
      /** Goes on after the answer with this id. */
      before: idText.optional(),
    }),
    response: z.array(reportAnswer).max(listedAtMost),
    refusals: {},
  }),
  'POST /api/reports/answer': endpoint({
    summary:
      'Answer the reports of a subject: rename it, ask for another username, disable or close it, or leave it as it is; audited',
    who,
    mutates: true,
    cache: 'private',
    body: subject
      .extend({
        action: reportAction,
        /** The new name of a rename. */
        name: z.string().max(254).optional(),
        /** Told to whose it is, where something is done about it. */
        reason: z.string().trim().max(500),
        /** The state that staff have seen, from `GET /api/reports/waiting`. */
        state: z.string().max(300),
        lastReportId: id,
      })
      .refine(({ kind, action }) => actionsOf[kind].includes(action), 'Not for this kind')
      .refine(({ action, name }) => action !== 'rename' || name !== undefined, 'Name it')
      .refine(({ action, reason: why }) => action === 'dismiss' || why !== '', 'Say why'),
    response: z.object({
      ...fieldErrors('nameError'),
      /** Null with an error. */
      answer: reportAnswer.nullable(),
    }),
    refusals: {
      ...noSuchSubject,
      reports_answered: { status: 409, title: 'Somebody else answered its reports meanwhile' },
      subject_changed: {
        status: 409,
        title: 'It has changed since you looked: look again before you answer',
      },
    },
  }),
  'POST /api/reports/undo': endpoint({
    summary: 'Undo an answer: restores the subject and reopens its reports; audited',
    who,
    mutates: true,
    cache: 'private',
    body: z.object({ answerId: id, reason }),
    response: reportAnswer,
    refusals: {
      ...noSuchSubject,
      already_undone: { status: 409, title: 'Somebody else took this back meanwhile' },
      subject_changed: { status: 409, title: 'It has changed since: this cannot be taken back' },
      name_taken: { status: 409, title: 'Its former name is taken now' },
      former_name_unknown: {
        status: 409,
        title: 'Its former name was not kept: this cannot be taken back',
      },
    },
  }),
} as const;
