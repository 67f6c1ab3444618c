import { describe, expect, it } from 'vitest';
import { patroniOf, refuseUnsafe } from './patroni.ts';

const ours = patroniOf({ host: 'd1', disk: '/disk', isSynchronous: true });
const third = ours.replace('\netcd:', '\netcd3:');

describe('the configuration of Patroni', () => {
  it.each(['2.1.4', '3.0.2'])('is refused with etcd3: in version %s', (version) => {
    expect(() => refuseUnsafe(version, third)).toThrow(/loses acknowledged writes/);
    expect(() => refuseUnsafe(version, ours)).not.toThrow();
  });

  it.each(['3.0.3', '3.1.0', '4.0.5'])('is taken with etcd3: in version %s', (version) => {
    expect(() => refuseUnsafe(version, third)).not.toThrow();
  });

  it('asks for a standby that confirms, always', () => {
    expect(ours).toContain('synchronous_mode_strict: true');
  });

  it('names its own host, and asks the etcd beside it first', () => {
    const second = patroniOf({ host: 'd2', disk: '/disk', isSynchronous: true });
    expect(second).toContain('name: d2');
    expect(second).toContain('listen: "10.77.0.12,127.0.0.1:5432"');
    expect(second).toContain('hosts: ["10.77.0.12:2379", "10.77.0.11:2379", "10.77.0.13:2379"]');
  });
});
