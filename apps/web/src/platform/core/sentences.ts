import type { RefusalBody } from '@callshot/contract';
import type { Sentences } from '@callshot/contract/sentences';

/** The server's own English stands when the sentences take longer, or cannot be loaded. */
const SENTENCES_WITHIN_MS = 2000;

let loading: Promise<Sentences | null> | null = null;

/** The first page loads none of them: the first refusal does. */
function loadSentences(): Promise<Sentences | null> {
  loading ??= import('@callshot/contract/sentences').then(
    ({ spokenSentences }) => spokenSentences,
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
  if (sentences === null) return body;
  const title = sentences.ofRefusal(call, body.code);
  const problems = body.problems?.map((problem) => {
    const { code, values = {}, path } = problem;
    const message = code === undefined ? undefined : sentences.ofProblem({ code, values, path });
    return message === undefined ? problem : { ...problem, message };
  });
  return { ...body, ...(title !== undefined && { title }), ...(problems && { problems }) };
}

type Fault = Parameters<Sentences['ofField']>[0];

/** An answer whose fields have sentences of this page, made of the faults that stand beside them. */
export async function withOwnFaults(answer: unknown): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null || !('faults' in answer)) return answer;
  const { faults, ...fields } = answer;
  const sentences = await loadSentences();
  const own = Object.entries(faults ?? {}).flatMap(([field, fault]: [string, Fault]) => {
    const sentence = sentences?.ofField(fault);
    return sentence === undefined ? [] : [[field, sentence]];
  });
  return { ...fields, ...Object.fromEntries(own) };
}
