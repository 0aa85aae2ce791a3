import { expect, it } from 'vitest'
import { layOutMail } from './layout.ts'

const letter = { subject: 'Your bath', preview: 'Stargazer, ready by 3:30 pm.', heading: 'Order confirmed', blocks: [] }

it('the line beside the subject ends with the preview: what follows it shows nothing', () => {
  const { html } = layOutMail(letter)
  const [, shown, after] = html.match(/<div style="display:none[^>]*>([^<&]+)([^<]*)<\/div>/) ?? []
  expect(shown).toBe(letter.preview)
  expect(after).toMatch(/^(?:&#847;&zwnj;&nbsp;){60,}$/)
})

it('has one heading, and no mail program makes links of dates and numbers in it', () => {
  const { html } = layOutMail(letter)
  expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/g)).toHaveLength(1)
  expect(html).toContain('name="format-detection" content="telephone=no, date=no')
})

it('times stay on one line, and a long address breaks before its @; the text part is as it was written', () => {
  const { html, text } = layOutMail({
    ...letter,
    blocks: [
      { kind: 'paragraph', text: 'Ready by 3:30 pm, in 2 amber lights.' },
      { kind: 'paragraph', text: 'Ring us on 020 912 0360.' },
      { kind: 'facts', facts: [['Email', 'aoife.ni.dhomhnaill@kilmara.example']] },
    ],
  })
  expect(html).toContain('Ready by 3:30\u00a0pm, in 2 amber lights.')
  expect(html).toContain('Ring us on 020\u00a0912\u00a00360.')
  expect(html).toContain('aoife.ni.dhomhnaill<wbr>@kilmara.example')
  expect(text).toContain('Ready by 3:30 pm')
  expect(text).toContain('Email: aoife.ni.dhomhnaill@kilmara.example')
})
