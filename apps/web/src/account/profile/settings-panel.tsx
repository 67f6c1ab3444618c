import { useState } from 'react';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { AccountLooksSwitches } from '../../rewards/nameplates/looks-switches.tsx';
import { EmailSettings } from '../accounts/email-settings.tsx';
import { OwnPassword, PasswordSettings } from '../accounts/own-password.tsx';
import { LanguageSetting } from '../language/language-setting.tsx';
import { LinkedAccounts } from '../sign-in/linked-accounts.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { m } from './words/messages.js';

interface SettingsPanelProps {
  /** The change of the password begins or is left. */
  onPassword(isOpen: boolean): void;
}

/** The settings of looks and of signing in. */
export function SettingsPanel({ onPassword }: SettingsPanelProps) {
  const [isChangingPassword, setOpen] = useState(false);
  const setChangingPassword = (isOpen: boolean) => {
    setOpen(isOpen);
    onPassword(isOpen);
  };
  if (isChangingPassword) return <OwnPassword onBack={() => setChangingPassword(false)} />;
  return (
    <>
      <PanelSection title={m.display()} text={m.motionHint()}>
        <ThemeChoice />
        <AccountLooksSwitches />
        <LanguageSetting />
      </PanelSection>
      <EmailSettings />
      <PasswordSettings onChange={() => setChangingPassword(true)} />
      <LinkedAccounts />
    </>
  );
}
