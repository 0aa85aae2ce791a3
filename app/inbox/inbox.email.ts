import { beginningOf } from '#app/db/plain-text.ts'
import { estate } from '#app/estate/estate.ts'
import { layOutMail } from '#app/mail/layout.ts'

type Answer = { name: string; about: string; question: string; text: string; who: string }

/** The team's reply, followed by the message it answers. */
export function answerEmail({ name, about, question, text, who }: Answer) {
  return layOutMail({
    subject: `Re: ${about} – ${estate.name}`,
    preview: beginningOf(text, 120),
    heading: `Dear ${name}`,
    blocks: [
      ...text.split(/\n{2,}/).map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph })),
      { kind: 'paragraph', text: `${who}\n${estate.name}` },
      { kind: 'paragraph', text: 'You wrote to us:' },
      { kind: 'quote', text: question },
    ],
  })
}
