import type { SignInProvider } from '@callshot/contract';

/** Our own drawings, in one weight: the mark of a provider at 20 px. */
const marks: Readonly<Record<SignInProvider, string>> = {
  discord:
    'M8 5.5C5.6 6.2 4.4 7 4.4 7A19 19 0 0 0 2.6 16.4c1.6 1.5 3.6 2.2 4.6 2.3l1.1-1.8 M16 5.5c2.4.7 3.6 1.5 3.6 1.5a19 19 0 0 1 1.8 9.4c-1.6 1.5-3.6 2.2-4.6 2.3l-1.1-1.8 M7.2 7.2a14 14 0 0 1 9.6 0 M6.6 16.2a12.6 12.6 0 0 0 10.8 0 M9 11.4v1.6 M15 11.4v1.6',
  google: 'M18.6 6.8A8.3 8.3 0 1 0 20.3 12H12.4',
  reddit:
    'M12 8.2c-4.6 0-8.2 2.6-8.2 5.9S7.4 20 12 20s8.2-2.6 8.2-5.9-3.6-5.9-8.2-5.9z M12 8.2l1.2-4.4 3.5.9 M18.4 3.7a1.5 1.5 0 1 0 .01 0 M5.6 10.3a2.3 2.3 0 1 0-2.2 3 M18.4 10.3a2.3 2.3 0 1 1 2.2 3 M9 12.9v.6 M15 12.9v.6 M8.9 16.4c1.9 1.2 4.3 1.2 6.2 0',
};

export function ProviderMark({ provider, size = 20 }: { provider: SignInProvider; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={marks[provider]} />
    </svg>
  );
}
