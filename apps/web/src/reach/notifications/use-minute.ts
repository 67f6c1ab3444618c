import { useEffect, useState } from 'react';
import { serverNow } from '../../platform/core/server-clock.ts';

const HALF_A_MINUTE = 30_000;

/** The server's clock, for times told in minutes. */
export function useMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
