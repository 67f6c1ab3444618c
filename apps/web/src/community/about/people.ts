export interface Person {
  name: string;
  role: string;
}

/** The `founders` setting: 'Name, role' one a line or between semicolons; anything else names nobody. */
export function peopleOf(setting: unknown): readonly Person[] {
  if (typeof setting !== 'string') return [];
  return setting.split(/[;\n]/).flatMap((line) => {
    const [name = '', ...role] = line.split(',').map((part) => part.trim());
    return name === '' ? [] : [{ name, role: role.join(', ') }];
  });
}
