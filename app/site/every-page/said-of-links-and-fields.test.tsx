/** What whoever does not see a page hears of its links and fields. */
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ContactForm } from '#app/messages/contact-form.tsx'
import { NewsletterForm } from '#app/newsletter/newsletter-form.tsx'
import { OrderFields } from '#app/orders/ordering/order-form.tsx'
import { openTestHouse, type TestHouse } from '#test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

it('a link to the page one is on says so, in the header, the menu and the footer; a section’s does not', async () => {
  const currentLinks = async (path: string) =>
    [...(await house.read(path)).matchAll(/<a [^>]*href="([^"]+)"[^>]*aria-current="page"/g)].map(([, href]) => href)
  expect(await currentLinks('/about')).toEqual(['/about', '/about', '/about'])
  expect(await currentLinks('/gallery')).toEqual(['/gallery', '/gallery'])
  expect(await currentLinks('/faq')).toEqual(['/faq'])
  expect(await currentLinks('/guest-guide')).toEqual(['/guest-guide'])
  expect(await currentLinks('/')).toEqual([])
})

it('a link that opens a new tab says so', async () => {
  for (const path of ['/', '/about', '/guest-guide']) {
    const links = [...(await house.read(path)).matchAll(/<a [^>]*target="_blank"[^>]*>(.*?)<\/a>/gs)].map(
      ([, words = '']) => words,
    )
    expect(links.length).toBeGreaterThan(0)
    expect({ path, silent: links.filter((words) => !/new tab/.test(words)) }).toEqual({ path, silent: [] })
  }
})

it('consent is required, and is said to be, as other fields are', () => {
  for (const form of [<ContactForm key="contact" />, <NewsletterForm key="newsletter" />])
    expect(renderToStaticMarkup(form)).toMatch(
      /<input [^>]*required="" [^>]*name="consent"|<input [^>]*name="consent"[^>]*required=""/,
    )
})

it('until when to order is said at the day, after what is wrong with it', () => {
  const product = {
    itemType: 'heated_bath',
    category: 'bath',
    name: 'Outdoor Heated Bath',
    description: null,
    priceCents: 5_000,
    active: true,
    roomRestrictions: null,
  } as const
  const choices = { firstDay: '2026-12-02', lastDay: '2027-11-30', roomNames: ['Stargazer', 'Sunriser'] }
  const described = (fieldErrors: Record<string, string>) => {
    const html = renderToStaticMarkup(<OrderFields product={product} choices={choices} fieldErrors={fieldErrors} />)
    const [day = ''] = /<input [^>]*name="stayDate"[^>]*>/.exec(html) ?? []
    const ids = /aria-describedby="([^"]+)"/.exec(day)?.[1]?.split(' ') ?? []
    return ids.map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)`).exec(html)?.[1])
  }
  const deadline = expect.stringMatching(/^Order at least 24 hours before/)
  expect(described({})).toEqual([deadline])
  expect(described({ stayDate: 'Please fill this in.' })).toEqual(['Please fill this in.', deadline])
})
