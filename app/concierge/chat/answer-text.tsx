import type { ReactNode } from 'react'
import { rooms } from '#app/rooms/rooms.ts'

const linkable =
  /(\/(?:#[\w-]+|room\/[a-z]+|guest-guide(?:#[\w-]+)?|about|faq|dining|gallery|terms-and-conditions|privacy-policy)\b)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(\+?\d[\d ]{7,}\d)/g

const names: Record<string, string> = {
  '/#book': 'Check Availability',
  '/#contact': 'write to us',
  '/#pricing-section': 'prices',
  '/#stays-preview': 'the rooms',
  '/#gift-vouchers': 'gift vouchers',
  ...Object.fromEntries(rooms.map(({ id, name }) => [`/room/${id}`, name])),
  '/guest-guide': 'the guest guide',
  '/faq': 'the FAQ',
  '/dining': 'Dining',
  '/gallery': 'the gallery',
  '/about': 'About',
  '/terms-and-conditions': 'our terms',
  '/privacy-policy': 'our privacy policy',
}

/** An answer as text: never as HTML. Our own addresses, e-mail addresses and telephone numbers become links. */
export function AnswerText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(linkable)) {
    const [whole, page, email] = match
    parts.push(text.slice(from, match.index))
    const href = page ?? (email ? `mailto:${email}` : `tel:${whole.replaceAll(' ', '')}`)
    parts.push(
      <a key={match.index} href={href} className={`quiet-link${page || email ? '' : ' whitespace-nowrap'}`}>
        {page ? (names[page] ?? page) : whole}
      </a>,
    )
    from = match.index + whole.length
  }
  parts.push(text.slice(from))
  return <p className="whitespace-pre-line">{parts}</p>
}
