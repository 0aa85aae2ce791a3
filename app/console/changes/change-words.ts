/** The audit log in words: translates the code's names into those of the console's pages. Pure. */

import { contactLabels, guideDetailNames } from '#app/console/settings/setting-names.ts'
import { capital } from '#app/estate/capital.ts'
import { findOwn } from '#app/find-own.ts'
import { titleOfRef } from '#app/knowledge/entry.ts'
import { orderById } from '#app/orders/orders-at.ts'
import { extentNames } from '#app/privacy/extent.ts'
import { writePrice } from '#app/products/price-text.ts'
import { productCategoryNames, productKindLabels, productLabels } from '#app/products/product-names.ts'
import type { AuditSubject } from '#app/staff/audit/audit.server.ts'
import { roleNames } from '#app/staff/staff-role.ts'

export const subjectNames: Record<AuditSubject, string> = {
  product: 'Product',
  knowledge: 'Knowledge',
  message: 'Message',
  order: 'Order',
  legal: 'Legal text',
  guide: 'Settings',
  staff: 'Colleague',
  'sign-in': 'Sign-in',
  mail: 'Email',
  newsletter: 'Newsletter',
  privacy: 'Personal data',
  backup: 'Backup',
}

const { price: _, rooms, ...productFields } = productLabels

/** As the forms and tables call them in which the fields are. */
const fieldNames: Record<string, string> = {
  ...contactLabels,
  ...productKindLabels,
  ...productFields,
  ...extentNames,
  // Its value has the sign of the currency.
  priceCents: 'Price',
  roomRestrictions: rooms,
  active: 'Active',
  value: 'Value',
  assigned: 'With',
  refundCents: 'Refund',
  email: 'Email',
  role: 'Role',
  changed: 'Changed',
}

const valueNames: Record<string, Record<string, string>> = {
  role: roleNames,
  changed: guideDetailNames,
  category: productCategoryNames,
}

type Line = { subject: string; title: string; action: string }

/** Without repetition: an email titled “Mail” is just an email. */
export function writeChange({ subject, title, action }: Line): { about: string; title: string; action: string } {
  const about = findOwn<string>(subjectNames, subject) ?? subject
  const [, of, isDone = ''] = (subject === 'guide' && guideDone.exec(action)) || []
  if (of) return { about, title: capital(of), action: isDone }
  const named = findOwn(titles, subject)?.(title) ?? title
  const repeated = `${title.toLowerCase()} `
  const done = action.startsWith(repeated) ? action.slice(repeated.length) : action
  return { about, title: named === about ? '' : named, action: done }
}

/** What of the settings was changed says more than where guests see it. */
const guideDone = /^(guest password|access details) (changed)$/

/** The page that shows what was changed, if there is one for it alone. */
export function linkTo({ subject, subjectId }: { subject: string; subjectId: string | null }): string | undefined {
  return subjectId === null ? undefined : findOwn(links, subject)?.(subjectId)
}

export function writeField(name: string): string {
  return capital(findOwn(fieldNames, name) ?? name)
}

export function writeValue(name: string, value: unknown): string {
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  if (name === 'roomRestrictions' && isEmpty) return 'every room'
  if (value === '' || isEmpty) return 'none'
  if (Array.isArray(value)) return value.map((one) => writeValue(name, one)).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return name.endsWith('Cents') ? `€${writePrice(value)}` : value.toLocaleString('en-IE')
  if (typeof value !== 'string') return JSON.stringify(value)
  const text = findOwn(findOwn(valueNames, name) ?? {}, value) ?? value
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

const links: Record<string, (id: string) => string> = {
  order: orderById,
  message: (id) => `/admin/feedback/${id}`,
  legal: (slug) => `/admin/legal?document=${slug}`,
}

const titles: Record<string, (title: string) => string> = {
  legal: (title) => capital(title.replaceAll('-', ' ')),
  knowledge: titleOfRef,
  mail: () => subjectNames.mail,
}
