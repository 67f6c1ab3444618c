import { classNames } from './class-names.ts';
import { type MarkedTeam, markFace } from './mark-face.ts';
import styles from './team-mark.module.css';

/** What `TeamMark` shows, as an element outside of React. */
export function drawTeamMark(
  team: MarkedTeam,
  size: number,
  className?: string | undefined,
): HTMLElement {
  if (!team.logoUrl) return drawMark(team, size, className);
  const logo = document.createElement('img');
  logo.className = classNames(styles.logo, className);
  logo.alt = '';
  logo.loading = 'lazy';
  logo.decoding = 'async';
  logo.style.width = `${size}px`;
  logo.style.height = `${size}px`;
  logo.addEventListener('error', () => logo.replaceWith(drawMark(team, size, className)));
  logo.src = team.logoUrl;
  return logo;
}

function drawMark({ mark }: MarkedTeam, size: number, className: string | undefined): HTMLElement {
  const { letters, style } = markFace(mark, size);
  const element = document.createElement('span');
  element.className = classNames(styles.mark, className);
  element.ariaHidden = 'true';
  Object.assign(element.style, style);
  element.append(letters);
  return element;
}
