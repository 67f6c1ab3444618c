import { memo } from 'react';
import { Icon, type IconName } from '../../../platform/ui/art/icon.tsx';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { m } from '../words/messages.js';
import styles from './canvas-toolbar.module.css';

export type Tool = 'selection' | 'pan';

interface CanvasToolbarProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  onZoom(by: 1 | -1): void;
  onFit(): void;
}

/** Selection, Pan, Zoom in, Zoom out, Fit to viewer [rule: bracket-view-1]. */
export const CanvasToolbar = memo(function CanvasToolbar({
  tool,
  onTool,
  onZoom,
  onFit,
}: CanvasToolbarProps) {
  return (
    <div role="toolbar" aria-label={m.viewTools()} className={styles.bar}>
      {toolButton('cursor', m.selectionTool(), () => onTool('selection'), tool === 'selection')}
      {toolButton('hand', m.panTool(), () => onTool('pan'), tool === 'pan')}
      <span className={styles.rule} />
      {toolButton('zoom-in', m.zoomIn(), () => onZoom(1))}
      {toolButton('zoom-out', m.zoomOut(), () => onZoom(-1))}
      {toolButton('fit', m.fitToViewer(), onFit)}
    </div>
  );
});

const toolButton = (icon: IconName, name: string, onPress: () => void, isOn?: boolean) => (
  <button
    type="button"
    className={classNames(styles.tool, isOn && styles.on)}
    aria-label={name}
    aria-pressed={isOn}
    title={name}
    onClick={onPress}
  >
    <Icon name={icon} size={18} />
  </button>
);
