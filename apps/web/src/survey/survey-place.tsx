import { useEffect } from 'react';
import { createStore, useStore } from '../core/store.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { rememberedTab, type SurveyTabProps } from './remembered-tab.ts';

/** The page comes first. */
const WAIT_MS = 2000;
const isLoaded = createStore(false);

const SurveyTab = lazyPart(async () => (await import('./survey-tab.tsx')).SurveyTab, {
  isRare: true,
  failed: (props: SurveyTabProps) => <KeptPlace {...props} />,
});

/**
 * The survey's tab, under the first game alone [rule: product-13]. Its place is there before it is, as
 * wide as it was last: nothing moves when it comes.
 */
export function SurveyPlace(props: SurveyTabProps) {
  const isThere = useStore(isLoaded);
  const isOffered = /^\/rl(\/|$)/.test(props.path);
  useEffect(() => {
    if (!isOffered || isThere) return;
    const waiting = setTimeout(() => {
      void SurveyTab.load().then(() => isLoaded.set(true));
    }, WAIT_MS);
    return () => clearTimeout(waiting);
  }, [isOffered, isThere]);
  if (!isOffered) return null;
  return isThere ? <SurveyTab {...props} /> : <KeptPlace {...props} />;
}

const KeptPlace = ({ className, isShort }: SurveyTabProps) => {
  const title = rememberedTab();
  return title === '' ? null : (
    <span className={className} style={{ visibility: 'hidden' }}>
      {isShort ? '' : title}
    </span>
  );
};
