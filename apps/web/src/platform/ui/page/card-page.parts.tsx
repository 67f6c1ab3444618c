import { Button } from '../controls/button.tsx';
import { Card, CardPage } from './card-page.tsx';

export const isWide = true;

export const states = {
  'a card': (
    <CardPage title="Parts">
      <Card title="Check your mail">
        <p>We sent a link to newcomer@example.com.</p>
        <Button variant="primary">Open the app</Button>
      </Card>
    </CardPage>
  ),
  'with a line above': (
    <CardPage title="Parts">
      <Card title="Join the league" above={<p>You are invited</p>}>
        <p>Friday night picks has 12 members.</p>
      </Card>
    </CardPage>
  ),
};
