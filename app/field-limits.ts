/**
 * How much may stand in a field, in characters: once for the fields in the browser and for what reads them on the server. What only one
 * subject has stands with it. Constants, not one object: the build writes each where it is used (vite.config.ts).
 */
export const name = 100
export const email = 254
export const phone = 40
export const message = 5_000
export const guestPasswordAtLeast = 4
export const guestPassword = 200
export const staffPasswordAtLeast = 8
export const staffPassword = 128
export const passkeyName = 60
export const chatMessage = 1_000
/** An earlier message of a conversation: answers are longer than questions. */
export const chatTurn = 5_000
/** How many messages go with a question. */
export const chatHistory = 20
