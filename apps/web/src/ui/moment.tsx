const words = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant in the viewer's own zone, which it names. */
export function Moment({ at, className }: { at: string; className?: string | undefined }) {
  return (
    <time className={className} dateTime={at}>
      {words.format(new Date(at))}
    </time>
  );
}
