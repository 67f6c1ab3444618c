import { languages } from '../../platform/core/language.ts';
import { rememberSettings } from '../sign-in/proof-return.ts';
import { LanguageList } from './language-list.tsx';
import styles from './language-setting.module.css';
import { m } from './words/messages.js';

/** The language of this browser and of the account, in the settings; they are open again afterwards. */
export function LanguageSetting() {
  if (languages().length < 2) return null;
  return (
    <fieldset className={styles.setting}>
      <legend className={styles.title}>{m.title()}</legend>
      <p className={styles.text}>{m.loadsAnew()}</p>
      <LanguageList isUser onLeave={rememberSettings} />
    </fieldset>
  );
}
