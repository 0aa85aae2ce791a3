import { expect, it } from 'vitest'
import { piecesOf } from '../../build-tools/page-styles-pieces.ts'
import { inlineStyles } from './page-styles.server.ts'

const sheet = `
  @layer base { h1, h4 { margin: 0 } }
  .known { --hue: red; --idle: blue; color: var(--hue); animation: drift 1s }
  .unknown { color: red }
  .known:hover .max-md\\:flex, .known .unknown { display: flex }
  .known:not(.unknown) { top: 0 }
  :is(.unknown, .known) { left: 0 }
  :is(.unknown:has(b), :root:has(.known) b) { bottom: 0 }
  :is(.known, b):has(i, b) { float: left }
  @media (width > 1px) { .unknown { right: 0 } }
  @keyframes drift { to { top: 1px } }
  @keyframes sink { to { top: 2px } }
  @property --hue { syntax: '*'; inherits: false }
  .known { field-sizing: content; container-type: inline-size }
  @container (width < 9rem) { .known { order: 1 } }
  @view-transition { navigation: auto }
  @supports (animation-timeline: view()) { .unknown { animation: drift } .known { animation: drift; animation-timeline: view() } }
  @property --idle { syntax: '*'; inherits: false }
`
const known = { '/assets/a.css': piecesOf(sheet) }
const page = '<html><link rel="stylesheet" href="/assets/a.css"/><h1 class="known"><b class="max-md:flex">x</b></h1></html>'
const styleOf = (html: string) => /<style data-sheets="([^"]*)">(.*?)<\/style>/s.exec(inlineStyles(html, known).html)

it('a document gets the rules that can match it, and no others', () => {
  const [, addresses, css = ''] = styleOf(page) ?? []
  expect(addresses).toBe('/assets/a.css')
  const spaceless = css.replaceAll(/\s+/g, '')
  expect(spaceless).toContain('@layerbase{h1{margin:0}}')
  expect(spaceless).toContain('.known{--hue:red;color:var(--hue);animation:drift1s}')
  expect(spaceless).toContain('.known:hover.max-md\\:flex{display:flex}')
  expect(spaceless).toContain('.known:not(.unknown){top:0}')
  expect(spaceless).toContain(':is(.unknown,.known){left:0}')
  expect(spaceless).toContain('@keyframesdrift')
  expect(spaceless).toContain(':root:has(.known)b{bottom:0}')
  expect(spaceless).toContain(':is(.known,b):has(i,b){float:left}')
  const unregistered = ['*', '::before', '::after', '::backdrop'].map((part) => `:root:not([data-js])${part}`).join()
  expect(spaceless).toContain(`@layerproperties{${unregistered}{--hue:initial}}`)
  for (const needless of [
    'right:0',
    'sink',
    '--idle',
    'h4',
    '.unknown{',
    '.unknown:has',
    '@property',
    'field-sizing',
    '@view-transition',
    'container',
  ])
    expect(spaceless).not.toContain(needless)
})

it('what checkers do not know yet is sent as data, before the program that puts it in force', () => {
  const { html } = inlineStyles(page.replace('<html>', '<html><script data-entry="x">boot()</script>'), known)
  const [, late = ''] = /<script type="text\/plain" id="late-styles">(.*?)<\/script><script data-entry/s.exec(html) ?? []
  expect(late.replaceAll(/\s+/g, '')).toBe(
    "@property--hue{syntax:'*';inherits:false}.known{field-sizing:content;container-type:inline-size}@container(width<9rem){.known{order:1}}@view-transition{navigation:auto}@supports(animation-timeline:view()){.known{animation:drift;animation-timeline:view()}}",
  )
})

it('the style element’s hash is named for the content policy, and unknown answers are left alone', () => {
  expect(inlineStyles(page, known).hash).toMatch(/^'sha256-[\w+/]+=*'$/)
  expect(inlineStyles(page, {})).toEqual({ html: page, hash: '' })
})

it('a keyframe or property that only a style attribute names is kept', () => {
  const [, , css = ''] = styleOf(page.replace('<b ', '<b style="animation:sink 2s;color:var(--idle)" ')) ?? []
  expect(css).toContain('@keyframes sink')
  expect(css).toContain('--idle:')
})

it('sums of pixels are added up before they are sent, and nothing else is', () => {
  const sums = `
    b { --end: calc(44px + 12px + 8px); padding: var(--end); top: calc(calc(44px + 12px) + 8px + env(x)) }
    b { left: calc(4px + 8px * 2); right: calc(4px + 1em) }`
  const { html } = inlineStyles(page.replace('a.css', 'b.css'), { '/assets/b.css': piecesOf(sums) })
  expect(html).toContain('b{--end: 64px;padding: var(--end);top: calc(64px + env(x))}')
  expect(html).toContain('b{left: calc(4px + 8px * 2);right: calc(4px + 1em)}')
})
