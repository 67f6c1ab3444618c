import { surveyPath } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from '../../platform/core/link.tsx';
import { useSettings } from '../../platform/core/settings.queries.ts';
import { store } from '../../platform/core/stored-choice.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { rememberedTab, type SurveyTabProps, TAB_KEY } from './remembered-tab.ts';
import { currentSurveyQuery } from './survey.queries.ts';
import { m } from './words/messages.js';

/** News changes the row of tabs only with the next press: until then its place stays as it was. */
export function SurveyTab({ path, className, isShort }: SurveyTabProps) {
  const { data: survey } = useQuery(currentSurveyQuery);
  const { surveyTabTitle } = useSettings();
  const [at, setAt] = useState(path);
  const [remembered] = useState(rememberedTab);
  const [hasPlace, setPlace] = useState(remembered !== '');
  if (at !== path) {
    setAt(path);
    if (survey !== undefined) setPlace(survey !== null);
  }
  const title = typeof surveyTabTitle === 'string' ? surveyTabTitle : remembered;
  useEffect(() => {
    if (survey !== undefined) store(TAB_KEY, survey === null ? '' : title);
  }, [survey, title]);
  const isOn = path === surveyPath;
  if (!hasPlace && !(isOn && survey)) return null;
  const words = isShort ? m.shortTab() : title;
  if (!survey) {
    return (
      <span className={className} style={{ visibility: 'hidden' }}>
        {words}
      </span>
    );
  }
  return (
    <Link to={surveyPath} className={className} aria-current={isOn ? 'page' : undefined}>
      {isShort && <Icon name="list" />}
      {words}
    </Link>
  );
}
