import { type PointPreset, usualPoints } from '@callshot/rules';
import { createCalendarWork } from '../../src/desk/calendar/work-on-calendar.service.ts';
import { createWiki } from '../../src/desk/liquipedia/wiki.ts';
import type { Changes } from '../../src/platform/changes/changes.ts';
import { alone } from '../../src/platform/changes/leadership.ts';
import { createLog } from '../../src/platform/log/log.ts';
import type { TestWiki } from './wiki.ts';

/** The calendar's work of a process that has this database and this wiki. */
export function calendarProcess({ db, settings }: Pick<TestWiki, 'db' | 'settings'>) {
  const config = { publicUrl: 'http://localhost:3000', isAnswerChecked: true, wiki: settings };
  const errors: unknown[] = [];
  const announced: number[] = [];
  const announce = (_: string, id: number) => announced.push(id);
  const work = createCalendarWork({
    db,
    wiki: createWiki({ db, log: createLog({ level: 'silent' }), config }),
    changes: { announce: announce as Changes['announce'] },
    standing: alone,
    onError: (error) => errors.push(error),
  });
  const workAll = async (): Promise<number> => {
    for (let steps = 0; ; steps += 1) if (!(await work.step())) return steps;
  };
  return { ...work, workAll, errors, announced };
}

/** Chooses points for a game, as an Admin does. */
export const choosePoints = (
  admin: { post(path: string, body: object): Promise<{ readonly statusCode: number }> },
  gameId: number,
  points: PointPreset = usualPoints,
) => admin.post('/api/pointPreset', { id: 0, gameId, name: 'Ours', points });
