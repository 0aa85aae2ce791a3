import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { catalogue } from '#app/products/catalogue.ts'
import { OrderFields } from './order-form.tsx'

it('asks of food alone to write about an allergy first', () => {
  const asking = catalogue.filter((item) => {
    const product = { ...item, active: true, roomRestrictions: null }
    const choices = { roomNames: ['Stargazer'], firstDay: '2026-06-01', lastDay: '2027-06-01' }
    const html = renderToStaticMarkup(<OrderFields product={product} choices={choices} fieldErrors={{}} />)
    return html.includes('An allergy? <a class="quiet-link" href="/guest-guide#contact-us">Write to us before you order.</a>')
  })
  expect(asking).toEqual(catalogue.filter(({ category }) => category === 'food'))
})
