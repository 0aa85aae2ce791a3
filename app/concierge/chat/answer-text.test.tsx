import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AnswerText } from './answer-text.tsx'

const rendered = (text: string) => renderToStaticMarkup(<AnswerText text={text} />)
const unbroken = /<span class="whitespace-nowrap">([^<]*)<\/span>/g

/** The rendered text: links as [words](address). */
const reads = (text: string) =>
  rendered(text)
    .replace(/<a href="([^"]+)"[^>]*>([^<]*)<\/a>/g, '[$2]($1)')
    .replace(/<\/?p[^>]*>/g, '')

describe('an answer', () => {
  it.each([
    [
      'WiFi details are in the guest guide (/guest-guide), which opens',
      'WiFi details are in the [guest guide](/guest-guide), which opens',
    ],
    ['or the contact form (/#contact).', 'or the [contact form](/#contact).'],
    ['Check Availability (/#book) shows what is free', '[Check Availability](/#book) shows what is free'],
    ['The Stargazer (/room/stargazer) or the gallery (/gallery)', 'The [Stargazer](/room/stargazer) or the [gallery](/gallery)'],
    ['30 photographs in our gallery, at /gallery.', '30 photographs in our [gallery](/gallery).'],
    ['More on our dining page, at /dining.', 'More on our [dining page](/dining).'],
  ])('makes the words a link that name a page before its address: %s', (text, read) => {
    expect(reads(text)).toBe(read)
  })

  it.each([
    ['The guest guide is at /guest-guide and opens', 'The guest guide is at [/guest-guide](/guest-guide) and opens'],
    ['Please ask us (/#contact).', 'Please ask us ([write to us](/#contact)).'],
    ['See /faq, or the guest guide (/faq).', 'See [the FAQ](/faq), or the guest guide ([the FAQ](/faq)).'],
    ['Look at /dining.', 'Look at [Dining](/dining).'],
  ])('names a page by its own name elsewhere: %s', (text, read) => {
    expect(reads(text)).toBe(read)
  })

  it('links email addresses and telephone numbers', () => {
    expect(reads('Write to a@b.ie or ring +353 53 000 0000.')).toBe(
      'Write to [a@b.ie](mailto:a@b.ie) or ring [+353 53 000 0000](tel:+353530000000).',
    )
  })
})

it('sets lines that quote in rows, word for word, and what comes between them as text', () => {
  const text = 'It says of summer: \n“21 days: nothing”;\n“7 days: half, ask a@b.ie”;\nof winter: \n“14 days: nothing”.'
  const html = rendered(text).replace(unbroken, '$1')
  expect(html.replace(/<a .*?<\/a>/, 'a@b.ie')).toBe(
    '<p class="whitespace-pre-line">It says of summer: <span class="chat-table"><span>“21 days: nothing”;</span><span>“7 days: half, ask a@b.ie”;</span></span>of winter: <span class="chat-table"><span>“14 days: nothing”.</span></span></p>',
  )
})

it('keeps a number on one line with its unit, and an hour whole', () => {
  const text = 'By car: Courtown (7 km, 10 minutes). Check-in is from 3:30 PM; more on our dining page, at /dining.'
  expect([...rendered(text).matchAll(unbroken)].map(([, part]) => part)).toEqual([
    ...['7 km', '10 minutes', 'Check-in', '3:30 PM'],
  ])
})

it('makes the numbers for emergencies ring on a tap, and no price', () => {
  const text = 'If anybody is hurt, ring 112 or 999 now. It is 360 acres, and 239 a night.'
  expect(reads(text)).toBe('If anybody is hurt, ring [112](tel:112) or [999](tel:999) now. It is 360 acres, and 239 a night.')
})
