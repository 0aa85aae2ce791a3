/**
 * Maximum field lengths in characters, shared by the browser's fields and the server's checks. Limits of a single subject live with it.
 * Separate constants, not an object, so that the build inlines each (vite.config.ts).
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
/** An earlier message of a conversation; answers are longer than questions. */
export const chatTurn = 5_000
/** How many messages go with a question. */
export const chatHistory = 20
/** How far back they are read: as many characters of the guest's own. The longest talk in our tests has two hundred. */
export const chatHistoryTyped = 3_000
