const noticed = new Set<number>();

const keyOf = (eventId: number): string => `survey-notice-${eventId}`;

/** Whether the notice of an event has shown in this session of the browser. */
export function wasNoticed(eventId: number): boolean {
  try {
    return noticed.has(eventId) || sessionStorage.getItem(keyOf(eventId)) !== null;
  } catch {
    return false;
  }
}

export function noteNotice(eventId: number): void {
  noticed.add(eventId);
  try {
    sessionStorage.setItem(keyOf(eventId), 'shown');
  } catch {
    // If storage is forbidden, it is remembered until the page is left.
  }
}
