import { DeleteLeague } from './delete-league.tsx';
import { JoinLeague } from './join-league.tsx';
import { type LeagueDeed, LeagueDone } from './league-done.tsx';
import { LeagueFormDialog } from './league-form-dialog.tsx';
import { type InfoSection, LeagueInfo } from './league-info.tsx';
import { LeagueSearch } from './league-search.tsx';
import { LeaveLeague } from './leave-league.tsx';

export type LeagueRequest =
  /** Null = a new one. */
  { about: 'form'; leagueId: number | null } | { about: 'search' };

export type LeagueQuestion =
  | { about: 'delete' | 'leave' | 'join'; leagueId: number }
  /** The finished action; the league, while it still exists. */
  | { about: 'done'; what: LeagueDeed; leagueId: number | null };

interface Closable {
  onClose(): void;
}

/** Every dialog about leagues, in one chunk. */
export function LeagueDialog(props: LeagueRequest & Closable) {
  const { onClose } = props;
  switch (props.about) {
    case 'form':
      return <LeagueFormDialog key={props.leagueId} leagueId={props.leagueId} onClose={onClose} />;
    case 'search':
      return <LeagueSearch onClose={onClose} />;
  }
}

interface LeagueInfoDialogProps extends Closable {
  leagueId: number;
  section?: InfoSection;
}

export const LeagueInfoDialog = (props: LeagueInfoDialogProps) => (
  <LeagueInfo key={`${props.leagueId} ${props.section}`} {...props} />
);

/** The question or message over a dialog or over the page. */
export function LeagueQuestionDialog(props: LeagueQuestion & Closable) {
  const { leagueId, onClose } = props;
  switch (props.about) {
    case 'done':
      return <LeagueDone what={props.what} leagueId={leagueId} onClose={onClose} />;
    case 'delete':
      return <DeleteLeague leagueId={props.leagueId} onClose={onClose} />;
    case 'leave':
      return <LeaveLeague leagueId={props.leagueId} onClose={onClose} />;
    case 'join':
      return <JoinLeague leagueId={props.leagueId} onClose={onClose} />;
  }
}
