/** As an answer has it: missing = English. */
export const toldLanguage = (language: string): { language?: string } =>
  language === 'en' ? {} : { language };

/** A column of translations as an answer has it: missing = none. */
export const toldTranslations = <T>(column: unknown): { translations?: Record<string, T> } => {
  const translations = column as Readonly<Record<string, T>>;
  return Object.keys(translations).length === 0 ? {} : { translations: { ...translations } };
};
