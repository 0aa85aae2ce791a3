import { rooms } from '../../app/rooms/rooms.ts'

/** `pictureIds`: the first existing one is the background. */
export type Card = { slug: string; title: string; pictureIds: string[] }

/** The pictures for shared links. A page without its own uses that of `home`. */
export const cards: Card[] = [
  { slug: 'home', title: 'Escape Into Nature', pictureIds: ['hero'] },
  { slug: 'about', title: 'About the estate', pictureIds: ['about', 'forest-path', 'hero'] },
  { slug: 'faq', title: 'Questions, answered', pictureIds: ['faq', rooms[0]?.image ?? '', 'hero'] },
  { slug: 'dining', title: 'Grazing, wine, breakfast', pictureIds: ['dining', 'grazing', 'breakfast', 'hero'] },
  { slug: 'gallery', title: 'The gallery', pictureIds: ['gallery', 'forest-path', 'hero'] },
  ...rooms.map((room) => ({
    slug: `room-${room.id}`,
    title: room.name,
    pictureIds: [room.image, `${room.id}-exterior`, 'hero'],
  })),
]
