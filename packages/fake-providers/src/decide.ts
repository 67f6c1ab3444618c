/**
 * What a browser does when somebody chooses a person on the authorize page, or cancels (null): answers
 * the address that the provider leads back to. Throws what the provider says when it refuses.
 */
export async function decide(authorizeUrl: string, person: string | null): Promise<URL> {
  const url = new URL(authorizeUrl);
  const shown = await fetch(url);
  if (!shown.ok) throw new Error(await shown.text());
  const form = new URLSearchParams(url.search);
  form.set(...((person === null ? ['cancel', 'yes'] : ['person', person]) as [string, string]));
  const answer = await fetch(`${url.origin}${url.pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(await answer.text());
  return new URL(location);
}
