export async function clearKept(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
