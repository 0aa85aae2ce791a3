import { afterEach, expect, it, vi } from 'vitest'
import { ask } from '#app/concierge/chat/ask.ts'
import { requestCheckout } from '#app/orders/ordering/request-checkout.ts'
import { patienceMs, withinPatience } from './patience.ts'
import { send } from './send.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A signal that stalls: no answer, or none of its body, until the request is ended. */
function stall(how: 'no answer' | 'no body') {
  const patience = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const over = (signal?: AbortSignal) =>
    new Promise<never>((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason)))
  const fetched = (_: string, { signal }: { signal?: AbortSignal }) =>
    how === 'no answer' ? over(signal) : Promise.resolve({ ok: false, json: () => over(signal) })
  vi.stubGlobal('fetch', vi.fn(fetched))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => false } })
  return { limit, end: () => setTimeout(() => patience.abort(new Error('It took too long.')), 10) }
}

it.each(['no answer', 'no body'] as const)(
  'what guests send is not waited for without end (%s)',
  { timeout: 5_000 },
  async (how) => {
    const { limit, end } = stall(how)
    end()
    expect(await send('/functions/v1/guest-contact', {})).toEqual({ ok: false })
    expect(limit).toHaveBeenCalledWith(patienceMs)
  },
)

it('a browser that can set no such limit sends all the same', async () => {
  stall('no answer')
  vi.stubGlobal('AbortSignal', class {})
  const fetched = vi.fn(async () => ({ ok: true }))
  vi.stubGlobal('fetch', fetched)
  expect(await send('/functions/v1/guest-contact', {})).toEqual({ ok: true })
  expect(fetched).toHaveBeenCalledWith('/functions/v1/guest-contact', expect.objectContaining({ signal: null }))
})

it('a payment page is not waited for without end, and then none has been heard of', { timeout: 5_000 }, async () => {
  stall('no answer').end()
  expect(await requestCheckout({})).toMatchObject({ code: undefined, unheard: true })
})

it('the concierge is not waited for without end', { timeout: 5_000 }, async () => {
  stall('no answer').end()
  await expect(ask('When is check-in?', [])).rejects.toThrow('It took too long.')
})

it('a file that does not come is given up, and one that comes is taken', async () => {
  await expect(withinPatience(new Promise(() => {}), 5)).rejects.toThrow('It took too long.')
  expect(await withinPatience(Promise.resolve('file'), 5)).toBe('file')
  await expect(withinPatience(Promise.reject(new Error('gone')), 5)).rejects.toThrow('gone')
})
