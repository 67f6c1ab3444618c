/** One value under one name of the browser's storage. */
export function storedJson(storage: Storage, name: string) {
  return {
    /** Null = there is none that can be read. */
    read: <T>(parse: (value: unknown) => T | null): T | null => {
      try {
        return parse(JSON.parse(storage.getItem(name) ?? 'null'));
      } catch {
        return null;
      }
    },
    /** False = the storage is full or forbidden: the work lives as long as the page. */
    write: (value: unknown): boolean => {
      try {
        storage.setItem(name, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    clear: (): void => {
      try {
        storage.removeItem(name);
      } catch {
        // A storage that cannot be written holds no draft either.
      }
    },
  };
}
