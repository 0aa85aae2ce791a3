import { describe, expect, it } from 'vitest'
import { begin, historyOf, keptOf, maySend, next, takeBack } from './conversation.ts'

const fresh = begin('Hello, I am an automated assistant.', 0)
const asked = next(fresh, { type: 'sent', content: ' When is check-in? ', at: 1 })
const failed = next(asked, { type: 'failed', content: 'offline', at: 2 })

describe('conversation', () => {
  it('sends a trimmed question, empties the input and waits', () => {
    expect(asked).toMatchObject({ draft: '', pending: true })
    expect(asked.messages.at(-1)).toMatchObject({ role: 'user', content: 'When is check-in?' })
  })

  it.each(['', '   ', '\n'])('does not send %j', (content) => {
    expect(maySend(fresh, content)).toBe(false)
    expect(next(fresh, { type: 'sent', content, at: 1 })).toBe(fresh)
  })

  it('sends nothing while a reply is pending', () => {
    expect(next(asked, { type: 'sent', content: 'And now?', at: 2 })).toBe(asked)
  })

  it('takes a failed exchange back into the input, once', () => {
    const back = takeBack(failed)
    expect(back).toMatchObject({ draft: 'When is check-in?', pending: false })
    expect(back.messages).toHaveLength(1)
    expect(takeBack(back)).toBe(back)
    const again = next(back, { type: 'sent', content: back.draft, at: 3 })
    expect(again.messages.filter((message) => message.role === 'user')).toHaveLength(1)
  })

  it('keeps the entries that an answer rests on, and has none for a hand-over', () => {
    const sources = [{ category: 'policies', key: 'check_in' } as const]
    expect(next(asked, { type: 'answered', content: 'From 3:30 PM.', sources, at: 2 }).messages.at(-1)).toMatchObject({ sources })
    const handedOver = next(asked, { type: 'answered', content: 'Please ask the team.', sources: [], at: 2 })
    expect(handedOver.messages.at(-1)).not.toHaveProperty('sources')
  })

  it('tells the server at most twenty entries, no errors, each within its limit', () => {
    let long = fresh
    for (let turn = 0; turn < 30; turn++) {
      long = next(long, { type: 'sent', content: `question ${turn}`, at: turn })
      long = next(
        long,
        turn % 3 ? { type: 'answered', content: 'x'.repeat(3_000), at: turn } : { type: 'failed', content: 'offline', at: turn },
      )
    }
    const history = historyOf(long.messages)
    expect(history).toHaveLength(20)
    expect(history.every(({ content }) => content.length <= 1_000 && content !== 'offline')).toBe(true)
  })

  it('goes on, on the next page, where it was left: with its sources, its votes and what was typed', () => {
    const sources = [{ category: 'policies', key: 'check_in' } as const]
    const answered = next(asked, { type: 'answered', content: 'From 3:30 PM.', sources, at: 2 })
    const voted = next(answered, { type: 'voted', turn: 2, helpful: false })
    const typing = next(voted, { type: 'typed', draft: 'And' })
    const restored = next(begin('Hello again.', 9), { type: 'restored', kept: keptOf(typing) })
    expect(restored).toEqual({
      messages: [{ ...fresh.messages[0], content: 'Hello again.', timestamp: 9 }, ...typing.messages.slice(1)],
      draft: 'And',
      pending: false,
      live: false,
    })
    expect(next(restored, { type: 'sent', content: 'And?', at: 10 }).live).toBe(true)
    expect(restored.messages[2]).toMatchObject({ content: 'From 3:30 PM.', sources, helpful: false })
  })

  it('has a question whose answer never came in the input, unless something else is typed there', () => {
    expect(keptOf(asked)).toEqual({ messages: [], draft: 'When is check-in?' })
    expect(keptOf(next(asked, { type: 'typed', draft: 'And' }))).toEqual({ messages: asked.messages.slice(1), draft: 'And' })
  })

  it('keeps the latest forty messages at most, and no answer without its question', () => {
    let long = fresh
    for (let turn = 0; turn < 30; turn++) {
      long = next(long, { type: 'sent', content: `question ${turn}`, at: turn })
      long = next(long, { type: 'answered', content: 'x', at: turn })
    }
    expect(keptOf(long).messages).toHaveLength(40)
    const { messages } = keptOf(next(long, { type: 'sent', content: 'one more', at: 30 }))
    expect(messages[0]?.role).toBe('user')
    expect(messages.length).toBeLessThanOrEqual(40)
    expect(keptOf(fresh).messages).toEqual([])
  })
})
