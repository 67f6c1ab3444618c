import { useEffect, useRef } from 'react';

/**
 * For a form: after each answer the focus moves to the first wrong field, which may be scrolled out
 * of sight.
 */
export function useWrongField(errors: object | null) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts, one that says the same too
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
