import { expect, it } from 'vitest'
import { numberOf } from '#app/knowledge/wording.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { words } from './words.ts'

const ofKind = (kind: string) => rooms.filter((room) => room.kind === kind).length

it('what the estate says about itself counts its rooms rightly', () => {
  const counted = /\b(\w+) (?:[a-z-]+ ){0,2}(cabins?|lodges?|wild rooms?|places to stay)\b/gi
  const told = [...JSON.stringify(words).matchAll(counted)].flatMap(([said, number = '', what = '']) => {
    const many = /^an?$/i.test(number) ? undefined : numberOf(number.toLowerCase())
    return many ? [{ said, many, what: what.toLowerCase() }] : []
  })
  expect(told.length).toBeGreaterThan(0)
  for (const { said, many, what } of told) {
    const there = /^lodge/.test(what) ? ofKind('lodge') : /^places/.test(what) ? rooms.length : ofKind('cabin')
    expect([said, many]).toEqual([said, there])
  }
})
