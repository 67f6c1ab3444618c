import { type GameId, type GamePrefix, gameOf, games, usualPoints } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LeaveQuestion } from '../../../platform/editing/leave-question.tsx';
import { useLeave } from '../../../platform/editing/use-leave.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { m } from '../words/messages.js';
import styles from './points-page.module.css';
import { PresetEditor } from './preset-editor.tsx';
import { PresetExample } from './preset-example.tsx';
import { PresetList } from './preset-list.tsx';
import { presetsQuery } from './presets.queries.ts';
import { type OpenPreset, usePresetDraft } from './use-preset-draft.ts';

const NEW = 0;

/** Points: the presets of a game that drafts of formats are paid by [rule: drafts-15]. */
export function PointsPage() {
  const [gameId, setGameId] = useState<GameId>(games[0].id);
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useQuery(presetsQuery(gameId));
  const presets = query.data ?? [];
  const found =
    openId === NEW ? null : (presets.find(({ id }) => id === openId) ?? presets[0] ?? null);
  const draft = usePresetDraft(found ?? newPreset(gameId), query.data, ({ id }) => setOpenId(id));
  const preset = draft.isGone ? null : found;
  const next = useRef<() => void>(undefined);
  const leave = useLeave(draft.isDirty, {
    onClose: () => next.current?.(),
    onDiscard: draft.discard,
  });
  const editor = useRef<HTMLDivElement>(null);
  const go = (to: () => void) => {
    next.current = () => {
      draft.discard();
      to();
    };
    leave.close();
  };
  const show = (id: number) =>
    go(() => {
      setOpenId(id);
      if (matchMedia('(width < 1100px)').matches) editor.current?.scrollIntoView();
    });
  const isOpen = preset !== null || openId === NEW || draft.isGone;
  return (
    <StaffPage
      title={m.pointsTitle()}
      intro={m.pointsIntro()}
      actions={
        <>
          <Segmented<GamePrefix>
            className={styles.game}
            label={m.pointsGame()}
            items={games.map(({ prefix, name }) => ({ value: prefix, label: name }))}
            value={gameOf(gameId).prefix}
            onChange={(prefix) =>
              go(() => {
                setGameId(games.find((game) => game.prefix === prefix)?.id ?? games[0].id);
                setOpenId(null);
              })
            }
          />
          <Button variant="primary" icon="plus" onClick={() => show(NEW)}>
            {m.newPreset()}
          </Button>
        </>
      }
    >
      <Loaded query={query} what={m.whatPresets()} height={480}>
        {() => (
          <div className={styles.columns}>
            <div className={styles.side}>
              {presets.length > 0 ? (
                <StaffPanel title={m.pointPresets()} isFlush>
                  <PresetList presets={presets} openId={preset?.id ?? NEW} onOpen={show} />
                </StaffPanel>
              ) : null}
              <PresetExample points={draft.points} className={styles.example} />
            </div>
            <div ref={editor} className={styles.editor}>
              {isOpen ? (
                <PresetEditor
                  key={preset?.id ?? NEW}
                  draft={draft}
                  preset={preset}
                  presets={presets}
                  onClose={() => setOpenId(null)}
                />
              ) : (
                <StaffPanel title={m.pointPresets()}>
                  <EmptyState icon="list" title={m.noPresets()} text={m.noPresetsText()} />
                </StaffPanel>
              )}
            </div>
          </div>
        )}
      </Loaded>
      <LeaveQuestion leave={leave}>{m.presetLost()}</LeaveQuestion>
    </StaffPage>
  );
}

const newPreset = (gameId: GameId): OpenPreset => ({
  ...{ id: NEW, gameId, name: '', points: usualPoints, version: null },
});
