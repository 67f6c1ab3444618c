import { Button, ButtonLink } from './button.tsx';

export const states = {
  primary: <Button variant="primary">Save picks</Button>,
  secondary: <Button>Share</Button>,
  ghost: <Button variant="ghost">Not now</Button>,
  danger: <Button variant="danger">Delete league</Button>,
  small: <Button size="sm">Load more</Button>,
  'with an icon': <Button icon="share">Share picks</Button>,
  'icon alone': <Button icon="edit" aria-label="Edit" />,
  busy: (
    <Button variant="primary" isBusy>
      Save picks
    </Button>
  ),
  disabled: <Button disabled>Save picks</Button>,
  link: (
    <ButtonLink href="https://liquipedia.net" icon="external">
      Liquipedia
    </ButtonLink>
  ),
};
