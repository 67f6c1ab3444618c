import { lazyPart } from '../../platform/parts/lazy-part.tsx';
import { useInstallWay } from './install-offer.ts';

const InstallHint = lazyPart(async () => (await import('./install-hint.tsx')).InstallHint, {
  isRare: true,
  failed: () => null,
});

export function InstallPlace() {
  const way = useInstallWay();
  return way === null ? null : <InstallHint way={way} />;
}
