import { zonedWords } from '../../core/clock.ts';
/** An instant in the viewer's own zone, which it names. */
export function Moment({ at, className }: { at: string; className?: string | undefined }) {
  return (
    <time className={className} dateTime={at}>
      {zonedWords(at)}
    </time>
  );
}
