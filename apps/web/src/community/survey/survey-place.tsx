import { surveyGame } from '@callshot/rules';
import { type FunctionComponent, useEffect } from 'react';
import { createStore, useStore } from '../../platform/core/store.ts';
import { rememberedTab, type SurveyTabProps } from './remembered-tab.ts';

/** The page comes first. */
const WAIT_MS = 2000;
const loaded = createStore<FunctionComponent<SurveyTabProps> | null>(null);

/** If it cannot be loaded, the next page tries again. */
const load = () =>
  import('./survey-tab.tsx').then(
    ({ SurveyTab }) => loaded.set(SurveyTab),
    () => undefined,
  );

/**
 * The survey's tab, under the first game alone [rule: product-13]. Its place is there before it is, as
 * wide as it was last: nothing moves when it comes.
 */
export function SurveyPlace(props: SurveyTabProps) {
  const Tab = useStore(loaded);
  const { path, className, isShort } = props;
  const isOffered = `${path}/`.startsWith(`/${surveyGame.prefix}/`);
  useEffect(() => {
    if (!isOffered || loaded.read()) return;
    const waiting = setTimeout(load, WAIT_MS);
    return () => clearTimeout(waiting);
  }, [isOffered]);
  const title = rememberedTab();
  if (!isOffered) return null;
  if (Tab) return <Tab {...props} />;
  return title ? (
    <span className={className} style={{ visibility: 'hidden' }}>
      {isShort || title}
    </span>
  ) : null;
}
