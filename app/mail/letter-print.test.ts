import { expect, it } from 'vitest'
import { layOutMail } from './layout.ts'
import { letterPrint } from './letter-print.ts'

const letter = { subject: 'A stay', preview: 'Soon', heading: 'Welcome', blocks: [] }

it('a letter shows the print only where its sender asks, from the house itself, with words and size', () => {
  const { html, text } = layOutMail({ ...letter, printFrom: 'https://kilmara.example' })
  const [picture, ...others] = html.match(/<img [^>]*>/g) ?? []
  expect(others).toEqual([])
  expect(picture).toContain(`src="https://kilmara.example${letterPrint.path}" width="580" height="193" alt="A screen print`)
  expect(text).not.toContain('http')
  expect(layOutMail(letter).html).not.toContain('<img')
})
