import type { RefusalBody } from '@callshot/contract';
import type { Sentences } from '@callshot/contract/sentences';

/** The server's own English stands when the sentences take longer, or cannot be loaded. */
const SENTENCES_WITHIN_MS = 2000;

let loading: Promise<Sentences | null> | null = null;

/** The first page loads none of them: the first refusal does. */
function loadSentences(): Promise<Sentences | null> {
  loading ??= import('@callshot/contract/sentences').then(
    ({ englishSentences }) => englishSentences,
    () => {
      loading = null;
      return null;
    },
  );
  const late = new Promise<null>((resolve) => setTimeout(resolve, SENTENCES_WITHIN_MS, null));
  return Promise.race([loading, late]);
}

/** The body of a refusal with sentences of this page, made of its codes. */
export async function retold(
  call: string,
  body: Partial<RefusalBody>,
): Promise<Partial<RefusalBody>> {
  if (body.code === undefined) return body;
  const sentences = await loadSentences();
  const title = sentences?.ofRefusal(call, body.code);
  return title === undefined ? body : { ...body, title };
}
