import { describe, expect, it } from 'vitest'
import type { LegalContent } from '#app/legal/legal-document.ts'
import { arrive, change, faultsLeft, isDirty, isOvertaken, isSaved, noteSent, overrule, startEditing } from './legal-editing.ts'

const textOf = (subtitle: string): LegalContent => ({ subtitle, intro: '<p></p>', sections: [] })
const first = { content: textOf('first'), stamp: '1' }
const second = { content: textOf('second'), stamp: '2' }
const typed = change(startEditing(first), { subtitle: 'typed' })

describe('when the stored text changes', () => {
  it('the editor follows when nothing was typed', () => {
    expect(arrive(startEditing(first), second, false)).toEqual(startEditing(second))
  })

  it('what was typed stays, based on the older text, when a colleague has saved', () => {
    expect(arrive(typed, second, false)).toBe(typed)
    expect(isOvertaken(typed, second, false)).toBe(true)
  })

  it('it replaces, tidied by the server, what was typed when this page has saved', () => {
    const saving = noteSent(typed, 'draft')
    expect(isSaved(saving, true)).toBe(true)
    expect(arrive(saving, second, true)).toEqual(startEditing(second))
    expect(isOvertaken(saving, second, true)).toBe(false)
  })

  it('what was typed while saving stays, and may be saved over what was just stored', () => {
    const goingOn = change(noteSent(typed, 'draft'), { subtitle: 'typed on' })
    const after = arrive(goingOn, second, true)
    expect([after.content.subtitle, after.base]).toEqual(['typed on', second])
    expect(isDirty(after)).toBe(true)
    expect(isOvertaken(after, second, true)).toBe(false)
  })

  it.each(['preview', 'read'])('what was typed stays after a %s, which stores nothing', (intent) => {
    const looking = noteSent(typed, intent)
    expect(isSaved(looking, true)).toBe(false)
    expect(arrive(looking, second, true)).toBe(looking)
    expect(isOvertaken(looking, second, true)).toBe(true)
  })

  it('everything typed stays after a save that failed', () => {
    const failed = noteSent(typed, 'publish')
    expect(arrive(failed, second, false)).toBe(failed)
  })

  it('nothing happens if it is the same text once more', () => {
    expect(arrive(typed, first, true)).toBe(typed)
  })
})

it('what was found wrong counts until that is changed', () => {
  const untitled = { icon: 'page', title: '', content: '<p>Of late.</p>' }
  const sent = { ...textOf('sent'), sections: [untitled, { ...untitled, title: 'Two' }] }
  const found = { 'sections.0.title': 'Section 1: Please give it a title.', intro: 'Too long.' }
  const left = (now: Partial<LegalContent>) => Object.keys(faultsLeft(found, sent, { ...sent, ...now }))
  expect(left({})).toEqual(['sections.0.title', 'intro'])
  expect(left({ subtitle: 'other' })).toEqual(['sections.0.title', 'intro'])
  expect(left({ intro: '' })).toEqual(['sections.0.title'])
  expect(left({ sections: sent.sections.toReversed() })).toEqual(['intro'])
  expect(left({ sections: [] })).toEqual(['intro'])
})

it('a colleague’s text that has been seen may be replaced', () => {
  const seen = overrule(typed, second)
  expect([seen.base.stamp, seen.content]).toEqual(['2', typed.content])
  expect(isOvertaken(seen, second, false)).toBe(false)
})

it('what comes back from a posted form keeps the stamp it was based on', () => {
  const back = startEditing(second, { content: typed.content, stamp: '1' })
  expect(isDirty(back)).toBe(true)
  expect(isOvertaken(back, second, false)).toBe(true)
})
