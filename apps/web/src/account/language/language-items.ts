import { language, languages, nameOfLanguage } from '../../platform/core/language.ts';
import { openModal } from '../../platform/core/modals.ts';
import type { MenuItem } from '../../platform/ui/overlays/menu.tsx';
import { m } from './words/messages.js';

/** The way to the choice of a language; none where there is one language. */
export const languageItems = (): readonly MenuItem[] =>
  languages().length < 2
    ? []
    : [
        {
          key: 'language',
          label: m.title(),
          detail: nameOfLanguage(language()),
          icon: 'globe',
          onSelect: () => openModal('language'),
        },
      ];
