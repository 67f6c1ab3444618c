import { expect, test } from './fixtures/test.ts';
import { Profile } from './pages/profile.ts';

test.use({ hasWorker: true });

test('push says what the browser allows, and the worker shows what is pushed', async ({
  page,
  context,
  player,
  guard,
}) => {
  // A private window, as tests have, gets no push service.
  guard.expect(/Push API in incognito mode/);
  await context.grantPermissions(['notifications']);
  await page.goto('/about-us');
  const profile = new Profile(page);
  await profile.openOwn();
  await profile.show('Notifications');
  const push = profile.modal.getByRole('switch', { name: 'Push notifications in this browser' });
  await expect(push).toHaveAccessibleDescription(/Your browser asks you first/);
  await push.press('Space');
  await expect(page.getByText(/push service could not be reached/)).toBeVisible();
  await expect(push).not.toBeChecked();
  await expect(push).toBeEnabled();

  // The worker is there all the same: it is handed a push as a push service would.
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const actions = [
    { action: 'open', title: 'Make picks' },
    { action: 'later', title: 'Later', notificationId: 1 },
  ];
  const message = {
    title: 'Picks lock soon',
    body: player.username,
    url: '/rl/event',
    language: 'en',
    actions,
  };
  const data = JSON.stringify(message);
  const registrationId = await registered;
  const shown = async () => {
    // Nobody hears what is pushed to a worker that is not at work yet; the same message again is one.
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      const list = (await registration?.getNotifications()) ?? [];
      return list.map((each) => ({
        title: each.title,
        body: each.body,
        about: each.data,
        buttons: (Reflect.get(each, 'actions') as { title: string }[]).map(({ title }) => title),
      }));
    });
  };
  await expect.poll(shown).toEqual([
    {
      title: 'Picks lock soon',
      body: player.username,
      about: message,
      buttons: ['Make picks', 'Later'],
    },
  ]);
});
