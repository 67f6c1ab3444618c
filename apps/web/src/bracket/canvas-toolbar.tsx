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
export function CanvasToolbar({ tool, onTool, camera }: CanvasToolbarProps) {
  return (
    <div role="toolbar" aria-label="Bracket view" className={styles.bar}>
      <ToolButton
        icon="cursor"
        name="Selection"
        isOn={tool === 'selection'}
        onPress={() => onTool('selection')}
      />
      <ToolButton icon="hand" name="Pan" isOn={tool === 'pan'} onPress={() => onTool('pan')} />
      <span className={styles.rule} />
      <ToolButton icon="zoom-in" name="Zoom in" onPress={camera.zoomIn} />
      <ToolButton icon="zoom-out" name="Zoom out" onPress={camera.zoomOut} />
      <ToolButton icon="fit" name="Fit to viewer" onPress={camera.fit} />
    </div>
  );
}

interface ToolButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

const ToolButton = ({ icon, name, isOn, onPress }: ToolButtonProps) => (
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
