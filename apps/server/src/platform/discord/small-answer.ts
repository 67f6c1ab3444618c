const mostBytes = 64 * 1024;

/** The text of an answer; null = it is longer than anything that is asked for. */
export async function lettersOf(answer: Response): Promise<string | null> {
  if (answer.body === null) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body) {
    length += chunk.length;
    if (length > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
