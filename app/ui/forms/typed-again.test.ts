import { expect, it } from 'vitest'
import type { Notice } from './form-reply.ts'
import { typedAgain } from './typed-again.ts'

const stored = { gate: '1234', key: 'heather' }
const notice: Notice = { kind: 'error', title: 'Error', text: 'Please check the marked fields.' }
const done: Notice = { kind: 'success', title: 'Success' }
const refused = { notice, values: { gate: ['99'], key: ['gorse'], seen: ['{"gate":"1234","key":"gorse"}'] } }

it('a refused form begins with what was typed, and with what was on the screen then', () => {
  const { typed, seen } = typedAgain(refused, undefined)
  expect(typed).toMatchObject({ gate: '99', key: 'gorse' })
  // A colleague has changed the key since; it was left alone here, so theirs stays.
  expect(seen(stored)).toEqual({ gate: '1234', key: 'gorse' })
})

it('a colleague’s change counts as seen once it was shown at its field', () => {
  const conflict = { ...refused, code: 'changed_meanwhile', fieldErrors: { key: 'Saved in the meantime: heather' } }
  expect(typedAgain(conflict, undefined).seen(stored)).toEqual(stored)
  expect(typedAgain(refused, conflict).seen(stored)).toEqual(stored)
})

it('a form begins with what is stored when nothing was refused, or it has been saved since', () => {
  for (const { typed, seen } of [typedAgain(undefined, undefined), typedAgain(refused, { notice: done })]) {
    expect(typed).toEqual({})
    expect(seen(stored)).toEqual(stored)
  }
})

it.each(['no JSON', 'null', '7', '"text"'])('an invalid `seen` is ignored: %s', (seen) => {
  expect(typedAgain({ notice, values: { seen: [seen] } }, undefined).seen(stored)).toMatchObject(stored)
})

it('what was typed over a colleague’s change stays, beside it, and is saved once that was seen', () => {
  const sent = new FormData()
  for (const [name, value] of [
    ['phone', '999'],
    ['website', 'https://x.example'],
  ] as const)
    sent.set(name, value)
  const refused = { notice, code: 'changed_meanwhile', fieldErrors: { phone: 'Saved in the meantime: 111' } }
  const { typed, seen } = typedAgain(undefined, refused, sent)
  expect(typed).toEqual({ phone: '999' })
  expect(seen({ phone: '111' })).toEqual({ phone: '111' })
  expect(typedAgain(undefined, { notice: { kind: 'success', title: 'Success' } }, sent).typed).toEqual({})
})
