import { expect, it } from 'vitest'
import { extentNames } from '#app/privacy/extent.ts'
import { productKindLabels, productLabels } from '#app/products/product-names.ts'
import { linkTo, writeChange, writeField, writeValue } from './change-words.ts'

it.each([
  ['priceCents', 1450, 'Price', '€14.50'],
  ['refundCents', 5000, 'Refund', '€50.00'],
  ['active', false, 'Active', 'no'],
  ['displayOrder', 1200, productLabels.displayOrder, '1,200'],
  ['roomRestrictions', ['Sunriser', 'Stargazer'], 'Only for these rooms', 'Sunriser, Stargazer'],
  ['roomRestrictions', null, 'Only for these rooms', 'every room'],
  ['roomRestrictions', [], 'Only for these rooms', 'every room'],
  ['role', 'admin', 'Role', 'Administrator'],
  ['changed', ['gateCode', 'wifiKey'], 'Changed', 'gate code, Wi-Fi key'],
  ['ordersAnonymised', 1, extentNames.ordersAnonymised, '1'],
  ['itemType', 'heated_bath', productKindLabels.itemType, 'heated_bath'],
  ['staffEmail', '', 'Staff notices go to', 'none'],
  ['stayEmail', '', 'Email about stays', 'none'],
  ['instagram', 'https://instagram.com/kilmara', 'Instagram', 'https://instagram.com/kilmara'],
  ['category', 'late_checkout', 'Category', 'Late check-out'],
  ['value', 'staff', 'Value', 'staff'],
  ['unheardOf', { a: 1 }, 'UnheardOf', '{"a":1}'],
])('%s %j is read as %s: %s', (name, value, field, written) => {
  expect([writeField(name), writeValue(name, value)]).toEqual([field, written])
})

it.each([
  ['guide', 'Contacts', 'contacts changed', 'Settings', 'Contacts', 'changed'],
  ['guide', 'Guest guide', 'guest password changed', 'Settings', 'Guest password', 'changed'],
  ['guide', 'Guest guide', 'access details changed', 'Settings', 'Access details', 'changed'],
  ['legal', 'terms-and-conditions', 'published', 'Legal text', 'Terms and conditions', 'published'],
  ['mail', 'Mail', 'mail sent again', 'Email', '', 'sent again'],
  ['newsletter', 'One address', 'taken off the list', 'Newsletter', 'One address', 'taken off the list'],
  ['product', 'Breakfast Tray for 2', 'updated', 'Product', 'Breakfast Tray for 2', 'updated'],
  ['knowledge', 'general_info / late check-in', 'created', 'Knowledge', 'General info / late check-in', 'created'],
  ['knowledge', 'sauna', 'created', 'Knowledge', 'sauna', 'created'],
])('%s “%s” %s is told as %s “%s” %s', (subject, title, action, ...told) => {
  expect(Object.values(writeChange({ subject, title, action }))).toEqual(told)
})

it('leads to the order, the message or the text that was changed', () => {
  expect(linkTo({ subject: 'order', subjectId: '7' })).toBe('/admin/orders?from=&status=all&words=7')
  expect(linkTo({ subject: 'message', subjectId: '7' })).toBe('/admin/feedback/7')
  expect(linkTo({ subject: 'legal', subjectId: 'privacy-policy' })).toBe('/admin/legal?document=privacy-policy')
  for (const none of [
    { subject: 'order', subjectId: null },
    { subject: 'product', subjectId: '7' },
    { subject: 'toString', subjectId: '7' },
  ])
    expect(linkTo(none)).toBeUndefined()
})
