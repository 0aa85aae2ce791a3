import { expect, it } from 'vitest'
import { emailAddress } from './typed-fields.ts'

const parse = (address: string) => emailAddress().safeParse(address).data

it.each([
  'aoife@guests.example',
  'AOIFE.byrne+kilmara@guests.example',
  'mark&anna@guests.example',
  "d'arcy@guests.example",
  'a/b=c@sub.guests.example',
  'x_@guests.example',
  'eoin@xn--briain-9wa.ie',
  'ivan@guests.xn--p1ai',
])('%s is an email address, as browsers say too', (address) => {
  expect(parse(` ${address} `)).toBe(address)
})

it('a domain with fadas is kept as mail servers know it, as Chromium sends it', () => {
  expect(parse('eoin@óbriain.ie')).toBe('eoin@xn--briain-9wa.ie')
  expect(parse('Eoin@Óbriain.IE')).toBe('Eoin@xn--briain-9wa.ie')
})

it.each([
  'aoife',
  'aoife@guests',
  '@guests.example',
  'aoife@.example',
  '.aoife@guests.example',
  'aoife.@guests.example',
  'ao..ife@guests.example',
  'ao ife@guests.example',
  'aoife@guests.example, fionn@guests.example',
  '<aoife@guests.example>',
  '"aoife"@guests.example',
  'aoife@óbriain.ie/x',
  'aoife@fionn@óbriain.ie',
  'aoife@１２７.0.0.1',
  'aoife@[127.0.0.1]',
  'seán@guests.example',
  '=?utf-8?q?stay=40kilmara.example?=@elsewhere.example',
])('%s is none', (address) => {
  expect(parse(address)).toBeUndefined()
})
