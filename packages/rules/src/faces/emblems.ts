/** The emblem of each kind of reward, as an outline on a grid of 24. */
export const EMBLEMS: Readonly<Record<number, string>> = {
  // Medal
  1: 'M6 1l4 7.5M18 1l-4 7.5M12 8a7 7 0 1 0 .01 0zM12 10.8l1.3 2.9 3.1.3-2.3 2.1.6 3.1-2.7-1.6-2.7 1.6.6-3.1-2.3-2.1 3.1-.3z',
  // Trophy
  2: 'M6.5 2h11v8a5.5 5.5 0 0 1-11 0zM6.5 4H2v3a4.5 4.5 0 0 0 4.8 4.6M17.5 4H22v3a4.5 4.5 0 0 1-4.8 4.6M12 15.5V19M6.5 22.5v-1.7L9 19h6l2.5 1.8v1.7z',
  // Globe
  3: 'M12 1.5a9.5 9.5 0 1 0 .01 0zM2.5 11h19M4.3 5.8h15.4M4.3 16.2h15.4M12 1.5c-6.3 5.5-6.3 13.5 0 19M12 1.5c6.3 5.5 6.3 13.5 0 19',
  // Cologne: the two towers
  4: 'M4.5 22V9l3-8 3 8v13M13.5 22V9l3-8 3 8v13M10.5 12.5 12 10l1.5 2.5M2 22h20',
  // Katowice: the hall
  5: 'M5 9.5C5 6 8 4 12 4s7 2 7 5.5zM1 11.5h22l-3.5 5h-15zM7.5 18.5h9L15 22H9z',
};
