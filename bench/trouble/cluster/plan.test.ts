import { describe, expect, it } from 'vitest';
import { drawPlan, faultNames, faultOf } from './plan.ts';

const seeds = Array.from({ length: 200 }, (_, at) => at + 1);

describe('the plan of a run', () => {
  it('is the same for the same seed', () => {
    for (const seed of seeds) {
      expect(drawPlan(seed, 'halves')).toEqual(drawPlan(seed, 'halves'));
    }
    expect(new Set(seeds.map((seed) => drawPlan(seed, 'halves').faultAt)).size).toBeGreaterThan(
      100,
    );
  });

  it('watches the cluster for 15 s after its healing, and past the lock', () => {
    for (const seed of seeds) {
      const plan = drawPlan(seed, 'halves');
      expect(plan.endAt).toBeGreaterThanOrEqual(plan.healAt + 15_000);
      expect(plan.endAt).toBeGreaterThanOrEqual(plan.lockAt + 6000);
      expect(plan.faultAt).toBeLessThan(plan.healAt);
    }
  });

  it('lets locks pass during the outage, and after it', () => {
    const during = seeds.filter((seed) => {
      const { lockAt, healAt } = drawPlan(seed, 'halves');
      return lockAt <= healAt;
    });
    expect(during.length).toBeGreaterThan(60);
    expect(during.length).toBeLessThan(140);
  });

  it('has every fault before one comes again, in another order each time', () => {
    const count = faultNames.length;
    const rounds = [0, 1, 2].map((round) => faultNames.map((_, at) => faultOf(round * count + at)));
    for (const round of rounds) expect(new Set(round)).toEqual(new Set(faultNames));
    expect(rounds[0]).not.toEqual(rounds[1]);
    expect(rounds[1]).not.toEqual(rounds[2]);
  });
});
