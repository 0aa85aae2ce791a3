import { pictures } from 'virtual:pictures'
import { type PictureLook, PictureOf } from './picture-of.tsx'

/** `id`: as in media/pictures.json. A missing one shows a drawing of the same proportions. */
export type PictureProps = PictureLook & { id: string }

export function Picture({ id, ...look }: PictureProps) {
  return <PictureOf entry={pictures[id]} {...look} />
}
