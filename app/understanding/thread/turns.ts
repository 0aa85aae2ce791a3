/** Who said what in a conversation. */
import type { Turn } from './dialogue.ts'

/** Whether the guest said it, and not we. */
export const isGuest = ({ role }: Turn): boolean => role === 'user'

/** What the guest wrote, oldest first, without our answers. */
export const guestMessages = (history: readonly Turn[]): string[] => history.filter(isGuest).map(({ content }) => content)

/** The guest's message before the one that is answered now. */
export const lastMessage = (history: readonly Turn[]): string | undefined => history.findLast(isGuest)?.content

/** Our answer before the message that is answered now. */
export const lastAnswer = (history: readonly Turn[]): string | undefined => history.findLast((turn) => !isGuest(turn))?.content

/** A text treated as a guest's message. */
export const guestTurn = (content: string): Turn => ({ role: 'user', content })
