import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MailAddress, MailLink } from './mail-link.tsx'

const linkTo = (to: string) => /href="([^"]*)"/.exec(renderToStaticMarkup(<MailLink to={to} />))?.[1]

it('leads to the whole address, whatever it contains', () => {
  expect(linkTo('aoife@guests.example')).toBe('mailto:aoife@guests.example')
  expect(linkTo('mark&anna?cc=x@guests.example')).toBe('mailto:mark%26anna%3Fcc%3Dx@guests.example')
})

it('breaks an address before its host or a dot of its name, and its host nowhere', () => {
  const broken = (address: string) => renderToStaticMarkup(<MailAddress>{address}</MailAddress>).replaceAll('<wbr/>', '|')
  expect(broken('aoife@mail.guests.example')).toBe('aoife|@mail.guests.example')
  expect(broken('niamh.ni.dhomhnaill@guests.example')).toBe('niamh|.ni|.dhomhnaill|@guests.example')
})
