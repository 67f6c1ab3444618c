/** Since this process began. */
export interface NotificationCounts {
  /** Notifications made, in the product. */
  made(): number;
  /** Messages by what became of them; `channel` is `email`, `push` or `discord`. */
  messages(): readonly {
    readonly channel: string;
    readonly outcome: string;
    readonly count: number;
  }[];
  /** Messages that were tried, not taken and wait for another try, of all processes. */
  waiting(): number;
}

export interface CountedNotifications extends NotificationCounts {
  countMade(made: number): void;
  countMessage(channel: string, outcome: string): void;
  setWaiting(waiting: number): void;
}

export function createNotificationCounts(): CountedNotifications {
  let total = 0;
  let waiting = 0;
  const messages = new Map<string, { channel: string; outcome: string; count: number }>();
  return {
    made: () => total,
    messages: () => [...messages.values()],
    waiting: () => waiting,
    setWaiting: (count) => {
      waiting = count;
    },
    countMade: (made) => {
      total += made;
    },
    countMessage: (channel, outcome) => {
      const key = `${channel} ${outcome}`;
      const count = (messages.get(key)?.count ?? 0) + 1;
      messages.set(key, { channel, outcome, count });
    },
  };
}
