import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MailLink } from './mail-link.tsx'

const linkTo = (to: string) => /href="([^"]*)"/.exec(renderToStaticMarkup(<MailLink to={to} />))?.[1]

it('leads to the whole address, whatever it contains', () => {
  expect(linkTo('aoife@guests.example')).toBe('mailto:aoife@guests.example')
  expect(linkTo('mark&anna?cc=x@guests.example')).toBe('mailto:mark%26anna%3Fcc%3Dx@guests.example')
})
