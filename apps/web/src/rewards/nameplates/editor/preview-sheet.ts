import { sheetOf } from '@callshot/nameplate-style/sheet';
import { useEffect, useState } from 'react';

/** Replaces a style's placeholder in a preview [rule: nameplates-10]. */
export const PREVIEW = 'np-preview';

/** Dresses the previews on the page in the style. */
export function usePreviewSheet(canonical: string): void {
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [sheet]);
  useEffect(() => {
    const rest = `.${PREVIEW} { background: none; }`;
    sheet.replaceSync(canonical === '' ? '' : `${rest}\n${sheetOf(canonical, PREVIEW)}`);
  }, [sheet, canonical]);
}
