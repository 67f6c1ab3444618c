import type { ChildProcess } from 'node:child_process';

const own = new Set<ChildProcess>();

/** Remembers a process that must not outlive this one, whatever happens here. */
export function ownProcess<Child extends ChildProcess>(child: Child): Child {
  own.add(child);
  child.once('exit', () => own.delete(child));
  return child;
}

process.on('exit', () => {
  for (const child of own) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
