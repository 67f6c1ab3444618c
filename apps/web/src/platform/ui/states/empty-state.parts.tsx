import { Button } from '../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';

export const states = {
  'a title': <EmptyState title="No reports" />,
  'with a text': (
    <EmptyState icon="trophy" title="No trophies yet" text="Finish in the top half of an event." />
  ),
  'with a way on': (
    <EmptyState icon="users" title="No leagues yet" text="Play with friends.">
      <Button variant="primary">Create a league</Button>
    </EmptyState>
  ),
  'as a page': (
    <EmptyState level={1} icon="search" title="Page not found" text="The link may be old." />
  ),
};
