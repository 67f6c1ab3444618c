import { EventArt } from './event-art.tsx';

const event = { name: 'Spring Major', gameId: 1, rewardTypeId: 2 } as const;
const other = { name: 'Katowice', gameId: 2, rewardTypeId: 5 } as const;
const height = { height: 120 };

export const states = {
  'Rocket League': (
    <EventArt event={event}>
      <div style={height} />
    </EventArt>
  ),
  'Counter-Strike': (
    <EventArt event={other}>
      <div style={height} />
    </EventArt>
  ),
  'words at its foot': (
    <EventArt event={event} words="at_foot">
      <div style={{ ...height, display: 'flex', alignItems: 'end', padding: 12 }}>Spring Major</div>
    </EventArt>
  ),
  'words all but at the right': (
    <EventArt event={other} words="all_but_right">
      <div style={{ ...height, padding: 12 }}>Katowice begins on Friday</div>
    </EventArt>
  ),
};
