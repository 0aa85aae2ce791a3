/** What no entry says and the terms do is led to, and never repeated. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sectionIds } from '#app/knowledge/section-ids.ts'
import { sectionTitles } from '#app/knowledge/section-titles.ts'
import { termsAndConditions } from '#app/legal/first-edition/terms.ts'
import { ask } from '#test/guest-talk.ts'
import { AnswerText } from './chat/answer-text.tsx'

describe('the section of the terms', () => {
  it.each([
    ['smoking ok outside?', 'fire'],
    ['Can we have a BBQ on the deck?', 'fire'],
    ['u do hen parties?', 'fire'],
    ['Can I pay half now and half later', 'deposit'],
    ['is firewood included or do we buy it', 'prices'],
    ['how much is the security deposit', 'damage'],
    ['can I use two vouchers for one stay', 'vouchers'],
    ['is my guide dog allowed in Stargazer?', 'pets'],
  ] as const)('%s: %s', (message, section) => {
    const { text } = ask(message)
    expect(text).toContain(`under “${sectionTitles[section]}” in our terms and conditions (/terms-and-conditions#section-`)
    expect(text).toMatch(/do not have/)
  })
  it.each(['do you have a pool', 'is there a smoke alarm', 'can we have part of the money in vouchers? no, is there a gym'])(
    'is not where nothing is said of it: %s',
    (message) => {
      expect(ask(message).text).not.toContain('“Fire, smoke and quiet”')
    },
  )
  it.each([
    'Roughly how far are you from Dublin airport',
    'What are the nearest train station',
    'Is your lane ok for a low car?',
  ])('or of the guide, for the way here: %s', (message) => {
    expect(ask(message).text).toContain('Look under “Find Us” in the guest guide (/guest-guide#find-us)')
  })
  it.each(['is there a ferry to wales', 'do you have a pool'])('and of neither: %s', (message) => {
    expect(ask(message).text).not.toContain('Look under')
  })
  it('has the address that the page gives it', () => {
    const { sections } = termsAndConditions()
    const ids = sectionIds(sections)
    for (const title of Object.values(sectionTitles)) {
      expect(ids[sections.findIndex((section) => section.title === title)]).toBe(sectionIds([{ title }])[0])
    }
  })
  it('is a link by the name of the page', () => {
    const html = renderToStaticMarkup(<AnswerText text={ask('smoking ok outside?').text} />)
    expect(html).toContain(
      '<a href="/terms-and-conditions#section-fire-smoke-and-quiet" class="quiet-link">terms and conditions</a>',
    )
  })
})
