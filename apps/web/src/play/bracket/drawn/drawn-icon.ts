import styles from './drawn-icon.module.css';

/** An icon without React. */
export function drawIcon(path: string, size: number, stroke: number): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', styles.icon ?? '');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String(size));
  svg.setAttribute('stroke-width', String(stroke));
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

const SVG = 'http://www.w3.org/2000/svg';
