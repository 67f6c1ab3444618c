import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AboutUs } from '../../community/about/about-page.tsx';
import { CommunityFrame, NoPlace, PlaceList } from '../../community/about/community-page.tsx';
import { communityLinksOf } from '../../platform/core/community-links.ts';
import { gamesQuery } from '../../platform/core/settings.queries.ts';
import type { SettingValues } from '../../platform/core/settings.ts';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { drawnGames } from './about-draft.ts';
import styles from './about-editor.module.css';
import { m } from './words/messages.js';

type Page = 'about' | 'community';

/** The pages themselves, with what is typed: to be looked at, not to be used. */
export function AboutPreview({ values }: { readonly values: SettingValues }) {
  const [page, setPage] = useState<Page>('about');
  const games = useQuery(gamesQuery).data ?? [];
  const links = communityLinksOf(values, drawnGames(games, values));
  return (
    <StaffPanel
      title={m.preview()}
      isFlush
      className={styles.preview}
      end={
        <Segmented<Page>
          label={m.whichPage()}
          items={[
            { value: 'about', label: m.aboutUs() },
            { value: 'community', label: m.community() },
          ]}
          value={page}
          onChange={setPage}
        />
      }
    >
      <div className={styles.looked} inert>
        {page === 'about' ? <AboutUs settings={values} links={links} /> : null}
        {page === 'community' ? (
          <CommunityFrame settings={values}>
            {links.length === 0 ? <NoPlace /> : <PlaceList links={links} />}
          </CommunityFrame>
        ) : null}
      </div>
    </StaffPanel>
  );
}
