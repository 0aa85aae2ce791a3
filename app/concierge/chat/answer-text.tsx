import type { ReactNode } from 'react'
import { international } from '#app/estate/contacts/telephone.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'

const linkable =
  /(\/(?:#[\w-]+|room\/[a-z]+|guest-guide(?:#[\w-]+)?|about|faq|dining|gallery|terms-and-conditions(?:#[\w-]+)?|privacy-policy)\b)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(\+?\d[\d ]{7,}\d|\b\d{3}\b)/g
/** Precedes an emergency number, which is as short as a price. */
const toRing = /(?:\bring|services:) (?:\d{3} or )?$/

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

/** Other names that answers use for a page. */
const alsoCalled: Record<string, string[]> = {
  '/#book': ['booking page'],
  '/#contact': ['contact form'],
  '/about': ['about page'],
  '/dining': ['dining page'],
  '/faq': ['FAQ page'],
  '/terms-and-conditions': ['terms and conditions'],
}

/** Lines that begin with a quotation mark, one below the other: a quoted table of the terms. */
const table = /((?:\n“[^\n]*)+\n?)/

/** An answer as text, never as HTML. */
export function AnswerText({ text }: { text: string }) {
  let at = 0
  const parts = text.split(table).map((part) => {
    at += part.length
    return table.test(part) ? <QuotedTable key={at} lines={part.trim().split('\n')} /> : linked(part)
  })
  return <p className="whitespace-pre-line">{parts}</p>
}

function QuotedTable({ lines }: { lines: string[] }) {
  return (
    <span className="chat-table">
      {lines.map((line) => (
        <span key={line}>{linked(line)}</span>
      ))}
    </span>
  )
}

/** In one piece, with its groups in order also in a page translated into a language read from the right. */
const asTelephone = { className: 'quiet-link whitespace-nowrap', dir: 'ltr' }

/** Our own addresses, email addresses and telephone numbers become links; a number stays with its unit. */
function linked(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(linkable)) {
    const [whole, page, email] = match
    if (/^\d{3}$/.test(whole) && !toRing.test(text.slice(0, match.index))) continue
    const before = text.slice(from, match.index)
    const until = match.index + whole.length
    const named = page && namedAlready(before, page, text[until])
    parts.push(words(from, named ? named.before : before))
    const href = page ?? (email ? `mailto:${email}` : `tel:${international(whole)}`)
    parts.push(
      <a key={match.index} href={href} {...(page || email ? { className: 'quiet-link' } : asTelephone)}>
        {named ? named.words : page ? labelOf(page, before) : whole}
      </a>,
    )
    from = named ? until + named.closes : until
  }
  return [...parts, words(from, text.slice(from))]
}

function words(at: number, text: string): ReactNode {
  return (
    <Unbroken key={`from ${at}`} shortWords>
      {text}
    </Unbroken>
  )
}

/**
 * For an address in brackets, or after “, at”, behind words that name its page: those words, which become the link instead, and what
 * precedes them. `closes`: how many characters after the address belong to it.
 */
function namedAlready(before: string, page: string, next: string | undefined) {
  const bracket = before.endsWith(' (') && next === ')'
  if (!bracket && !before.endsWith(', at ')) return undefined
  const said = before.slice(0, before.lastIndexOf(bracket ? ' (' : ', at '))
  const name = namesOf(page).find((one) => said.toLowerCase().endsWith(one.toLowerCase()))
  if (!name) return undefined
  return { before: said.slice(0, -name.length), words: said.slice(-name.length), closes: bracket ? 1 : 0 }
}

/** “The guest guide is at …” is followed by the address, not by its name again. */
function labelOf(page: string, before: string): string {
  const repeats = namesOf(page).some((name) => before.toLowerCase().endsWith(`${name.toLowerCase()} is at `))
  return repeats ? page : nameOf(page)
}

/** A place on a page uses the page's name. */
const nameOf = (page: string) => names[page] ?? names[withoutPlace(page)] ?? page
const withoutPlace = (page: string) => page.replace(/(\w)#.*/, '$1')

/** Without the article, which depends on the sentence. */
function namesOf(page: string): string[] {
  return [nameOf(page), ...(alsoCalled[page] ?? alsoCalled[withoutPlace(page)] ?? [])].map((name) =>
    name.replace(/^(?:the|our) /, ''),
  )
}
