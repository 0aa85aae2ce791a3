import { pictures } from 'virtual:pictures'
import type { ReactNode } from 'react'
import { Opening } from './opening.tsx'

/** `picture`: as in media/pictures.json. */
type Props = { picture: string; title: ReactNode; children?: ReactNode }

export function PictureOpening({ picture, ...words }: Props) {
  return <Opening picture={pictures[picture]} {...words} />
}
