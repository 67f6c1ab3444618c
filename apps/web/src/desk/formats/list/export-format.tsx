import type { FormatSummary } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { saveFile } from '../../../platform/ui/words/save-file.ts';
import { formatQuery } from '../formats.queries.ts';
import { m } from '../words/messages.js';
import { formatFileName, printFormatFile } from './format-file.ts';

/** The selected format as a file, as it was saved last. */
export function ExportFormat({ selected }: { selected: FormatSummary | null }) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const take = async (id: number) => {
    setBusy(true);
    try {
      const { name, json } = await queries.fetchQuery(formatQuery(id));
      saveFile(formatFileName(name), printFormatFile(name, json));
    } catch {
      showToast({ kind: 'error', text: m.notExported() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon="arrow-down"
      isBusy={isBusy}
      disabled={selected === null}
      title={selected === null ? m.selectFormatFirst() : undefined}
      onClick={() => selected && void take(selected.id)}
    >
      {m.exportAction()}
    </Button>
  );
}
