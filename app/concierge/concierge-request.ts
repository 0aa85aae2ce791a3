/** What the chat sends, and its limits: the contract's section 3. */
import { z } from 'zod'

export const chatLimits = { chatMessage: 1_000, chatHistory: 20, turn: 5_000, visitorId: 100 } as const

const turn = z.object({
  role: z.enum(['user', 'assistant'], { error: 'A role is user or assistant.' }),
  content: z.string({ error: 'Each earlier message needs its text.' }).max(chatLimits.turn, 'An earlier message is too long.'),
})

export const conciergeRequest = z.object({
  message: z
    .string({ error: 'Please write a question.' })
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(1, 'Please write a question.')
        .max(chatLimits.chatMessage, `Please keep it below ${chatLimits.chatMessage.toLocaleString('en-IE')} characters.`),
    ),
  visitorId: z
    .string({ error: 'The visitor id is missing.' })
    .max(chatLimits.visitorId, 'The visitor id is too long.')
    .optional(),
  conversationHistory: z
    .array(turn, { error: 'The history is a list of messages.' })
    .max(chatLimits.chatHistory, `The history has at most ${chatLimits.chatHistory} messages.`)
    .default([]),
})

/** What the chat sends when somebody says whether an answer helped: the question again, not the answer. */
export const conciergeVote = conciergeRequest.extend({ helpful: z.boolean({ error: 'Was it helpful: true or false.' }) })

export type ConciergeVote = z.infer<typeof conciergeVote>
