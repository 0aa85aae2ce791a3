/** Heather and slate: every colour differs from the original's, so that one left somewhere shows. */
export const palette = {
  ink: '#1b1726',
  moss: '#4a4257',
  seaGlass: '#b3b4d1',
  oat: '#e5dced',
  bone: '#f5f1f8',
  ember: '#7a2f63',
  emberBright: '#e59ac6',
} as const
