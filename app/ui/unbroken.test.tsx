import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken, unbrokenHtml } from './unbroken.tsx'

const kept = (text: string) =>
  [...renderToStaticMarkup(<Unbroken>{text}</Unbroken>).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, part]) => part)

test('hours and counted nights do not wrap, and the characters are unchanged', () => {
  const text = 'A 1-Night Stay (until 6 PM) needs a 2-Night Stay; arrive from 3:30 pm, for 20 to 30 minutes.'
  expect(kept(text)).toEqual(['1-Night', '6 PM', '2-Night', '3:30 pm'])
  expect(renderToStaticMarkup(<Unbroken>{text}</Unbroken>).replaceAll(/<[^>]*>/g, '')).toBe(text)
})

test('a text without hours or nights is left alone', () => {
  expect(renderToStaticMarkup(<Unbroken>Two nights of quiet, at 6.</Unbroken>)).toBe('Two nights of quiet, at 6.')
})

test('short compounds, counted hours and telephone numbers do not wrap where that is asked for', () => {
  const text =
    'Check-in is from 3:30 pm, baths are wood-fired 24 hours after, cabins architect-designed; ring 020 912 0360 or +353 20 912 0360.'
  const html = renderToStaticMarkup(<Unbroken shortWords>{text}</Unbroken>)
  expect([...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, part]) => part)).toEqual([
    ...['Check-in', '3:30 pm', 'wood-fired', '24 hours', 'architect-designed', '020 912 0360', '+353 20 912 0360'],
  ])
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text)
})

test('short compounds in HTML do not wrap either, and its tags stay as they are', () => {
  const html = '<p>Late check-out by <a href="/a-b" title="check-in">e-mail</a>, architect-designed.</p>'
  const kept = unbrokenHtml(html)
  expect([...kept.matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g)].map(([, part]) => part)).toEqual([
    'check-out',
    'e-mail',
    'architect-designed',
  ])
  expect(kept.replaceAll(/<\/?span[^>]*>/g, '')).toBe(html)
})
