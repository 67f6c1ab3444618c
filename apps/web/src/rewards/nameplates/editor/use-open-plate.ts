import { useSearchParams } from 'react-router';

/** Which plate is open stands in the address: an id, 'new', or null = none. */
export function useOpenPlate() {
  const [params, setParams] = useSearchParams();
  return {
    open: params.get('plate'),
    show: (plate: number | null, how: { replace?: boolean } = {}) =>
      setParams(plate === null ? {} : { plate: String(plate) }, how),
  };
}
