import { expect, it } from 'vitest'
import type { LegalContent } from './legal-document.ts'
import { outdatedPrices } from './outdated-prices.ts'

const products = [
  { name: 'Outdoor Heated Bath', priceCents: 65_00 },
  { name: 'Breakfast Tray for 2', priceCents: 14_00 },
  { name: 'Box', priceCents: 30_00 },
  { name: 'Box & Wine', priceCents: 45_50 },
]

const found = (content: string, footer?: string) => {
  const text: LegalContent = {
    subtitle: '',
    intro: '',
    sections: [{ icon: 'bath', title: 'Extras', content }],
    ...(footer && { footer }),
  }
  return outdatedPrices(text, products).map(({ name, told, now }) => `${name}: ${told}, now ${now}`)
}

it('a price of an extra that is no longer its price is found, however it is set', () => {
  const now = 'Outdoor Heated Bath: €50, now €65'
  expect(found('<ul><li><strong>Outdoor Heated Bath</strong>: €50</li><li>Breakfast Tray for 2: €14</li></ul>')).toEqual([now])
  expect(found('<p>The outdoor heated bath (€50.00), lit by us.</p>')).toEqual([now])
  expect(found('<p>An Outdoor Heated Bath – €\u00a050. The Outdoor Heated Bath, €50.</p>')).toEqual([now])
  expect(found('<p>Nothing.</p>', '<p>Box &amp; Wine: €1.045,50</p>')).toEqual(['Box & Wine: €1,045.50, now €45.50'])
})

it('a price is right if one of several products with that name has it', () => {
  const boxes = [40_00, 55_00].map((priceCents) => ({ name: 'Grazing Box', priceCents }))
  const told = (price: string) => ({ subtitle: '', intro: `<p>Grazing Box: ${price}</p>`, sections: [] })
  expect(outdatedPrices(told('€40'), boxes)).toEqual([])
  expect(outdatedPrices(told('€45'), boxes)).toEqual([{ name: 'Grazing Box', told: '€45', now: '€40 or €55' }])
})

it('nothing is found where the price is the product’s, or another thing’s', () => {
  expect(found('<p>Outdoor Heated Bath: €65, Box: €30.00; Box &amp; Wine: €45.50</p>')).toEqual([])
  expect(found('<p>Outdoor Heated Bath</p><p>€50 is the deposit.</p>')).toEqual([])
  expect(found('<p>Outdoor Heated Bath: the deposit is €50. Sandbox: €20. The Box for a picnic is €20.</p>')).toEqual([])
  expect(outdatedPrices({ subtitle: '', intro: '€5', sections: [] }, [])).toEqual([])
})
