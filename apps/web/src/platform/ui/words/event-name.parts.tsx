import { EventName } from './event-name.tsx';

export const states = {
  'in one language': <EventName event={{ nameOverride: 'Community Cup' }} />,
  'written first in Polish': (
    <EventName event={{ nameOverride: 'Puchar społeczności', language: 'pl' }} />
  ),
  'in the language of the page': (
    <EventName
      event={{
        nameOverride: 'Puchar społeczności',
        language: 'pl',
        translations: { en: { nameOverride: 'Community Cup' } },
      }}
    />
  ),
};
