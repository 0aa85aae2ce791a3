/** What only the terms or the guide say is quoted exactly as written there. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { AnswerText } from '#app/concierge/chat/answer-text.tsx'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { guidePassages } from '#app/knowledge/guide-passages.ts'
import { sectionIds } from '#app/knowledge/section-ids.ts'
import { sectionTitles } from '#app/knowledge/section-titles.ts'
import { termsAndConditions } from '#app/legal/first-edition/terms.ts'
import { passagesOf } from '#app/legal/legal-passages.server.ts'
import { ask, heldBack } from '#test/guest-talk.ts'
import { easyWay, subjectsInGuide } from './subjects-in-guide.ts'
import { assistanceDogs, subjectsInTerms } from './subjects-in-terms.ts'

const now = new Date('2026-06-03T12:00:00Z')

describe('a passage of the terms', () => {
  it.each([
    ['smoking ok outside?', 'fire', 'Nobody smokes or vapes indoors'],
    ['Can we have a BBQ on the deck?', 'fire', 'barbecues of your own'],
    ['u do hen parties?', 'fire', 'No parties'],
    ['Is it alright to have some music on at midnight?', 'fire', 'music and voices stay indoors'],
    ['Can I pay half now and half later', 'deposit', 'a deposit of 30%'],
    ['do i pay the flexi in full right away', 'deposit', 'paid in full when you book'],
    ['is firewood included or do we buy it', 'prices', 'firewood for the stove'],
    ['Do I need to bring my own towels?', 'prices', 'bed linen and towels'],
    ['Are there taxes or VAT on top?', 'prices', 'include VAT'],
    ['when will I get my deposit back after we leave', 'damage', 'released within 7 days'],
    ['can I swap a voucher for cash', 'vouchers', 'exchanged for cash'],
    ['can vouchers be used for the bath and food', 'vouchers', 'any stay or extra'],
    ['does my dog have to be on a lead on the estate', 'pets', 'on a lead'],
    ['is my guide dog allowed in Stargazer?', 'pets', 'welcome with their owners in every room'],
    ["there's a red weather warning for saturday when we are due to come", 'beyondControl', 'free of charge'],
    ['is there a lifeguard', 'outdoors', 'there is no lifeguard'],
    ['We left a night early - do we get that night back?', 'cancelling', 'Leaving early is not a cancellation'],
  ] as const)('%s: %s', (message, section, words) => {
    const { text, kind, sources } = ask(message)
    expect(kind).toBe('answer')
    expect(text).toContain(`Under “${sectionTitles[section]}” in our terms and conditions (/terms-and-conditions#section-`)
    expect(text).toMatch(new RegExp(`it says: “[^”]*${words}[^”]*”`))
    expect(text).toMatch(/I cannot say more than that; (?:the team can|please tell the team before you book): .+\.$/)
    expect(sources).toEqual([{ category: 'policies', key: 'terms' }])
  })

  it('is quoted as staff have it now, and the section named when they took it out', () => {
    const said = (content: string) => {
      const terms = passagesOf('terms-and-conditions', { sections: [{ icon: 'fire', title: 'Smoke & fire', content }] })
      return answer({ index: buildIndex(undefined, undefined, undefined, terms), message: 'can we smoke on the deck', now }).text
    }
    expect(said('<p>Nobody smokes or vapes <strong>anywhere</strong>&nbsp;but at the barn.</p>')).toContain(
      'Under “Smoke & fire” in our terms and conditions (/terms-and-conditions#section-smoke-fire) it says: “Nobody smokes or vapes anywhere but at the barn.”',
    )
    expect(said('<p>Of candles.</p>')).toMatch(/^I do not have that written down.+Look under “Fire, smoke and quiet”/)
  })

  it('comes after what an entry says of it', () => {
    expect(ask("I've stayed with you twice already, would the newsletter 10% still work for me?").text).toMatch(
      /^It is for a first stay only\. Newsletter subscribers get 10% off their first stay.+people who have not stayed with us before/,
    )
  })

  it.each([
    'do you have a pool',
    'is there a smoke alarm',
    'when is the deadline for my tax refund',
    'what causes the tides',
    'how do I get candle wax out of a towel',
    'how long do I have to use a voucher',
    'my sister is getting married and I want to give them a stay',
  ])('is not told to whoever asks for something else: %s', (message) => {
    expect(ask(message).text).not.toContain('it says')
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

describe('what cancelling costs', () => {
  const [high, low] = ['“21 days or more before arrival', '“14 days or more before arrival']
  it.each([
    [['cancellation for a 2 night stay in May?'], [high], [low]],
    [['two nights in November, what if I cancel three days before'], ['“Less than 4 days'], [low, high]],
    [['what is the cancellation policy', 'for two nights in november three days before'], ['“Less than 4 days'], [low, high]],
    [['if we cancel 3 weeks before in july'], [high], [low, '“Less than']],
    [
      ['Can I cancel', 'it’s the 1 night flexi', 'arriving 22 December, would be cancelling on the 16th'],
      ['1-Night Flexi, high season', '“Less than 7 days'],
      [low, high, '“7 days or more'],
    ],
    [['1 night flexi', 'if i cancel 5 days before in june?'], ['1-Night Flexi, high season', '“Less than 7 days'], [high]],
    [
      ['2 night escape', 'and if i cancel 5 days before, in feb'],
      ['low season', '“4 to 13 days'],
      [low, high],
    ],
    [['cancellation for a 2 night stay in May?', 'and in January?'], [high, low], []],
    [['Flexi in February, cancel 5 days before, do I pay?'], ['“3 days or more before arrival'], [high, low, '“Less than']],
    [['what is your cancellation policy'], [], [high, low]],
  ])('%s', (turns, told, untold) => {
    const { text } = ask(...turns)
    expect(text).toMatch(
      /^(?:Cancellation and refunds vary by the type|(?:On \w+ \d+ \w+ it is .* days to the arrival on \w+ \d+ \w+\. )?Under “Cancelling or changing your stay”)/,
    )
    for (const words of told) expect(text).toContain(words)
    for (const words of untold) expect(text).not.toContain(words)
  })
})

describe('a passage of the guest guide', () => {
  it.each([
    ['Roughly how far are you from Dublin airport', 'find-us', 'M11 south to Gorey'],
    ['coming off the ferry in rosslare, how long is the drive', 'find-us', 'N11 north'],
    ['how far is it to walk from the parking to the cabin', 'parking', 'Two to four minutes'],
    ['what does the entrance look like', 'arrival', 'timber between two low stone piers'],
    ["my own frying pan doesn't work on the cooker, why", 'facilities', 'flat magnetic base'],
    ['The hob shows an E, what now?', 'facilities', 'no pan, or the wrong one'],
    ['how do i light the stove', 'facilities', 'the matches are on the shelf'],
    ["It's roasting in here, is there air con?", 'facilities', 'the fan is in the wardrobe'],
    ['How do I get netflix on the screen in our cabin?', 'facilities', 'casting to the screen'],
  ])('%s: %s', (message, anchor, words) => {
    const { text, sources } = ask(message)
    expect(text).toContain(`in the guest guide (/guest-guide#${anchor}) it says: “`)
    expect(text).toContain(words)
    expect(sources).toEqual([{ category: 'facilities', key: 'guest_guide' }])
  })

  it('comes after what an entry says of it', () => {
    expect(ask('Where do we park the car?').text).toMatch(
      /^Parking on the estate is free and secure\. Under .+ beside the old barn/,
    )
  })

  it.each(['is there a ferry to wales', 'do you have a pool'])(
    'is not told to whoever asks for something else: %s',
    (message) => {
      expect(ask(message).text).not.toMatch(/Look under|it says/)
    },
  )

  it('names the section where it knows no passage', () => {
    expect(ask('Is your lane ok for a low car?').text).toContain(
      'Look under “Access and parking” in the guest guide (/guest-guide#parking)',
    )
  })
})

it('every subject knows a passage of the first edition or of the guide', () => {
  const passages = [...guidePassages, ...passagesOf('terms-and-conditions', termsAndConditions())]
  const lost = [...subjectsInTerms, assistanceDogs, ...subjectsInGuide, ...easyWay].filter(
    ({ page, quoted }) => !passages.some((passage) => passage.page === page && quoted.test(passage.text)),
  )
  expect(lost.map(({ quoted }) => String(quoted))).toEqual([])
})

it('what holds no answer is held back all the same', () => {
  expect(heldBack('can I combine a voucher with the newsletter code')).toBe(true)
})
