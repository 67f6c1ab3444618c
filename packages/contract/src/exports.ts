import { z } from 'zod';
import { endpoint, fileTypes, sentFile } from './endpoint.ts';
import { idText } from './values.ts';

/** The parts of an event that staff download: places, picks, or what each pick paid. */
export const exportedParts = ['board', 'slips', 'ledger'] as const;
export type ExportedPart = (typeof exportedParts)[number];

/** The form of a file: a line a row for spreadsheets, or an array of an object an entrant. */
export const exportForms = ['csv', 'json'] as const;
export type ExportForm = (typeof exportForms)[number];

const eventNotFound = { status: 404, title: 'No such event' } as const;

export const exportEndpoints = {
  'GET /api/event/export': endpoint({
    summary: 'A file of everybody on an event’s board: places, sealed slips or the ledger',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    cost: 8,
    sends: fileTypes,
    query: z.object({
      eventId: idText,
      what: z.enum(exportedParts),
      as: z.enum(exportForms),
    }),
    limit: { of: 'user', atOnce: 12, perHour: 60 },
    response: sentFile,
    refusals: {
      event_not_found: eventNotFound,
      nothing_sealed: { status: 409, title: 'No stage of this event is sealed yet' },
      export_running: {
        status: 429,
        title: 'Another file is being written',
      },
    },
  }),
  'GET /api/picks/export': endpoint({
    summary: 'A file of the caller’s sealed picks of an event and what each of them paid',
    who: 'user',
    token: 'read',
    mutates: false,
    cache: 'private',
    sends: fileTypes,
    query: z.object({ eventId: idText, as: z.enum(exportForms) }),
    limit: { of: 'user', atOnce: 12, perHour: 60 },
    response: sentFile,
    refusals: {
      event_not_found: eventNotFound,
      nothing_sealed: { status: 409, title: 'You have no sealed picks of this event' },
    },
  }),
} as const;
