/** A conversation by who said what. */
import type { Turn } from './dialogue.ts'

export const isGuest = ({ role }: Turn): boolean => role === 'user'

/** What the guest wrote, oldest first, without our answers. */
export const guestMessages = (history: readonly Turn[]): string[] => history.filter(isGuest).map(({ content }) => content)

/** The guest's message before the one that is answered now. */
export const lastMessage = (history: readonly Turn[]): string | undefined => history.findLast(isGuest)?.content

export const lastAnswer = (history: readonly Turn[]): string | undefined => history.findLast((turn) => !isGuest(turn))?.content

/** Read as if the guest had written it as a message of its own. */
export const guestTurn = (content: string): Turn => ({ role: 'user', content })
