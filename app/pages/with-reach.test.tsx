import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { estate } from '#app/estate/estate.ts'
import { WithReach } from './with-reach.tsx'

const { stayEmail, phone, phoneInternational } = estate.contacts

test('an answer’s address and number are reached with a tap, and its words are as they were', () => {
  const text = `We are at ${stayEmail} or ${phone}, by 6 pm.`
  const page = renderToStaticMarkup(<WithReach>{text}</WithReach>)
  expect(page).toContain(`href="mailto:${stayEmail}"`)
  expect(page).toContain(`href="tel:${phoneInternational}"`)
  expect(page.replaceAll(/<[^>]+>/g, '')).toBe(text)
})
