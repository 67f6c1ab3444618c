import { useWindowKeys } from '../../../platform/editing/use-window-keys.ts';

interface SurveyKeys {
  /** A dialog is open: its keys are its own. */
  readonly isResting: boolean;
  onSave(): void;
  onUndo(): void;
  onRedo(): void;
  onNextProblem(): void;
}

export const useSurveyKeys = (acts: SurveyKeys): void =>
  useWindowKeys(
    [
      { keys: 'Ctrl+S', says: 'Save', act: acts.onSave },
      { keys: 'Ctrl+Z', says: 'Undo', act: acts.onUndo },
      { keys: 'Ctrl+Shift+Z', says: 'Redo', act: acts.onRedo },
      { keys: 'Ctrl+Y', says: 'Redo, as elsewhere', act: acts.onRedo },
      { keys: 'F8', says: 'Go to the next problem', act: acts.onNextProblem },
      { keys: 'Alt+↑', says: 'Move the prompt, or the answer, up' },
      { keys: 'Alt+↓', says: 'Move the prompt, or the answer, down' },
      { keys: 'Delete', says: 'Remove the selected prompt, in the list of prompts' },
    ],
    acts.isResting,
  );
