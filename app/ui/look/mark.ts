/** The estate's mark, a pine on the shore: lines without colour or width. Pages, icons and the guide on a home screen draw it from here. */
export const mark = {
  viewBox: '4 2 56 60',
  lines:
    'M32 5V45.5M26.8 17Q29.82 14.72 32 11Q34.18 14.72 37.2 17M23 25.1Q28.22 22.21 32 17.5Q35.78 22.21 41 25.1M19 33.5Q26.54 30.08 32 24.5Q37.46 30.08 45 33.5M14.8 42.2Q24.78 38.32 32 32Q39.22 38.32 49.2 42.2M8 50.5q4.0 -4.2 8 0q4.0 4.2 8 0q4.0 -4.2 8 0q4.0 4.2 8 0q4.0 -4.2 8 0q4.0 4.2 8 0M16 57.5q4.0 -3.6 8 0q4.0 3.6 8 0q4.0 -3.6 8 0q4.0 3.6 8 0',
  /** With fewer lines, for a browser's tab: 32 by 32. */
  smallLines:
    'M16 2.5V23M11 12.2Q14 10.6 16 7.2Q18 10.6 21 12.2M7.6 20.6Q13 18.6 16 14Q19 18.6 24.4 20.6M3.5 27.6q3.1-2.6 6.25 0t6.25 0t6.25 0t6.25 0',
} as const
