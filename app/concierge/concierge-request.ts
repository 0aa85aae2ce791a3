/** What the chat sends, and its limits. */
import { z } from 'zod'
import { tidyLine } from '#app/db/plain-text.ts'
import * as fieldLimits from '#app/field-limits.ts'

const { chatMessage, chatTurn, chatHistory, chatHistoryTyped } = fieldLimits

const turn = z.object({
  role: z.enum(['user', 'assistant'], { error: 'A role is user or assistant.' }),
  content: z
    .string({ error: 'Each earlier message needs its text.' })
    .max(chatTurn, 'An earlier message is too long.')
    // As much as our chat sends. Reading sixty thousand characters of nonsense would take more than a second.
    .transform((text) => tidyLine(text).slice(0, chatMessage)),
})

/**
 * The turns as far back as they are read. What a guest typed is mended and understood, which for twenty long turns of nonsense would occupy
 * the house for half a second; our own answers cost next to nothing.
 */
function latest(turns: z.infer<typeof turn>[]): z.infer<typeof turn>[] {
  let left = chatHistoryTyped
  const tooFarBack = turns.findLastIndex(({ role, content }) => {
    if (role === 'user') left -= content.length
    return left < 0
  })
  return turns.slice(tooFarBack + 1)
}

export const conciergeRequest = z.object({
  message: z
    .string({ error: 'Please write a question.' })
    .transform(tidyLine)
    .pipe(
      z
        .string()
        .min(1, 'Please write a question.')
        .max(chatMessage, `Please use at most ${chatMessage.toLocaleString('en-IE')} characters.`),
    ),
  visitorId: z.string({ error: 'The visitor id is missing.' }).max(100, 'The visitor id is too long.').optional(),
  conversationHistory: z
    .array(turn, { error: 'The history is a list of messages.' })
    .max(chatHistory, `The history has at most ${chatHistory} messages.`)
    .transform(latest)
    .default([]),
})

/** A vote on an answer: the question again, not the answer. */
export const conciergeVote = conciergeRequest.extend({ helpful: z.boolean({ error: 'Was it helpful: true or false.' }) })

export type ConciergeVote = z.infer<typeof conciergeVote>
