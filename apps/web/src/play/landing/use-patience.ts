import { useEffect, useState } from 'react';

/** So long details are waited for; then what is there is shown, and the rest comes in beside it. */
const PATIENCE_MS = 2500;

/** False once it has taken too long. */
export function usePatience(): boolean {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}
