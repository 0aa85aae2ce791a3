/**
 * The estate's colours, dark to light and the accent. Style sheets take them from ui/look/tokens.css, which has to say the same (a test
 * compares); everything else takes them from here: emails, icons, cards for shared links, the guide on a home screen.
 */
export const palette = {
  /** Text, and the ground of what is dark. */
  ink: '#10201c',
  /** Quiet text. */
  moss: '#424f38',
  seaGlass: '#a9c0b5',
  /** Lines and letters on what is dark. */
  oat: '#e8dfce',
  /** The page. */
  bone: '#f6f2e9',
  /** The one action that matters. */
  ember: '#b4531f',
  /** The same at night. */
  emberBright: '#e8915a',
} as const
