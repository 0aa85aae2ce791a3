/** Placeholder testimonials, for the owner to replace before opening with real guests' words, used with their consent. */
export const testimonials = [
  { id: 'aoife', author: 'Aoife', text: 'We put our phones in the drawer on Friday and found them again on Sunday.' },
  {
    id: 'conor',
    author: 'Conor',
    text: 'Rain on the glass, the stove going, nobody needing anything. I slept nine hours, twice.',
  },
  { id: 'niamh', author: 'Niamh', text: 'The bath was fired before we came back from the strand. Stars, from the shoulders up.' },
  {
    id: 'marta',
    author: 'Marta',
    text: 'I had not watched a whole sunrise since I was a child. Here you only have to open your eyes.',
  },
  { id: 'declan', author: 'Declan', text: 'Our old dog had the stove and we had the sofa. He would like to come back, please.' },
  {
    id: 'saoirse',
    author: 'Saoirse',
    text: 'He asked me on the headland. They had hidden the champagne in the ferns, and said nothing.',
  },
] as const
