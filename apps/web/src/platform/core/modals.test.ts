import { afterEach, expect, test } from 'vitest';
import { closeModal, closeModals, openedModals, openInstead, openModal } from './modals.ts';

afterEach(closeModals);

const names = () => openedModals().map(({ name }) => name);

test('one lies over another, which is seen again afterwards', () => {
  openModal('scoreBreakdown', { eventId: 1, userId: 7 });
  openModal('awardInfo');
  expect(names()).toEqual(['scoreBreakdown', 'awardInfo']);
  closeModal('awardInfo');
  expect(openedModals()).toEqual([{ name: 'scoreBreakdown', props: { eventId: 1, userId: 7 } }]);
});

test('what is open already comes to lie on top, with what it is asked for now', () => {
  openModal('error', { title: 'First' });
  openModal('profile', { userId: 7 });
  openModal('error', { title: 'Second' });
  expect(openedModals()).toEqual([
    { name: 'profile', props: { userId: 7 } },
    { name: 'error', props: { title: 'Second' } },
  ]);
});

test('one in place of all that is open leaves nothing to come back to', () => {
  openModal('register');
  openInstead('logIn');
  expect(names()).toEqual(['logIn']);
});
