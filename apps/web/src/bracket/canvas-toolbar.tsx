import { memo } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './canvas-toolbar.module.css';
import type { CameraControls } from './use-camera.ts';

export type Tool = 'selection' | 'pan';

interface CanvasToolbarProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly camera: CameraControls;
}

/** Selection, Pan, Zoom in, Zoom out, Fit to viewer [rule: bracket-view-1]. */
export const CanvasToolbar = memo(function CanvasToolbar({
  tool,
  onTool,
  camera,
}: CanvasToolbarProps) {
  return (
    <div role="toolbar" aria-label="Bracket view" className={styles.bar}>
      {toolButton('cursor', 'Selection', () => onTool('selection'), tool === 'selection')}
      {toolButton('hand', 'Pan', () => onTool('pan'), tool === 'pan')}
      <span className={styles.rule} />
      {toolButton('zoom-in', 'Zoom in', camera.zoomIn)}
      {toolButton('zoom-out', 'Zoom out', camera.zoomOut)}
      {toolButton('fit', 'Fit to viewer', camera.fit)}
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
