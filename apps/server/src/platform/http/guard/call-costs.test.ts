import { expect, test } from 'vitest';
import { createCallCosts } from './call-costs.ts';

const costs = createCallCosts();
costs.add({ method: ['GET', 'HEAD'], url: '/api/leagues/picks' }, 8);
costs.add({ method: 'GET', url: '/api/picks/search/:eventId/:text' }, 4);

test.each([
  { method: 'GET', url: '/api/leagues/picks', cost: 8 },
  { method: 'HEAD', url: '/api/leagues/picks?leagueId=1', cost: 8 },
  { method: 'GET', url: '/api/leagues/pick%73?leagueId=1', cost: 8 },
  { method: 'GET', url: '/%61pi/leagues/picks', cost: 8 },
  { method: 'GET', url: 'http://callshot.example/api/leagues/picks?x=/', cost: 8 },
  { method: 'GET', url: '/api/picks/search/1/a%20b?x=1', cost: 4 },
  { method: 'GET', url: '/api/picks/search/1/a%2Fb', cost: 4 },
  { method: 'GET', url: '/api/picks/search/1', cost: 1 },
  { method: 'GET', url: '/api/picks/search/1/a/b', cost: 1 },
  { method: 'POST', url: '/api/leagues/picks', cost: 1 },
  { method: 'GET', url: '/api/leagues/picksx', cost: 1 },
  { method: 'GET', url: '/api/%', cost: 1 },
  { method: undefined, url: undefined, cost: 1 },
])('$method $url costs $cost', ({ method, url, cost }) => {
  expect(costs.of(method, url)).toBe(cost);
});
