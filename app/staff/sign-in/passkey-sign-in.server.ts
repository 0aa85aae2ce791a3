/** Optional sign-in with a device instead of a password. */
import { z } from 'zod'
import type { House } from '#app/context.ts'
import { type Ceremony, passkeyId, readAnswer, withOrigin } from '#app/staff/auth/passkeys.server.ts'
import { askVendor, cookiesOf } from '#app/staff/auth/vendor-answers.server.ts'
import { failed, type LoginReply, letIn, tooMany } from './login.server.ts'

/** Open to anybody: it names no account. */
export async function startPasskeySignIn({ auth }: House, request: Request): Promise<Ceremony> {
  // No session is needed: the device says whose it is.
  const headers = new Headers({ origin: request.headers.get('origin') ?? '' })
  const started = await auth().api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
  return { options: JSON.stringify(started.response), cookies: cookiesOf(started.headers) }
}

/** @throws a redirect on success. */
export async function signInWithPasskey(
  house: House,
  request: Request,
  { answer, next }: Record<string, string>,
): Promise<LoginReply> {
  const wait = await house.countRequest('signInStep')
  if (wait) return tooMany(wait)
  try {
    const headers = withOrigin(request, house.settings.baseUrl)
    const given = { body: { response: readAnswer(signatureShape, answer) }, headers, returnHeaders: true } as const
    const signedIn = await askVendor('This passkey is not known here.', () => house.auth().api.verifyPasskeyAuthentication(given))
    return await letIn(house, signedIn.headers, 'a passkey', 'logged-in', next)
  } catch (fault) {
    return failed(house, fault)
  }
}

/** What the vendor requires of a signature (WebAuthn's AuthenticationResponseJSON). */
const signatureShape = z.object({
  id: passkeyId,
  rawId: passkeyId,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().exactOptional(),
  }),
  clientExtensionResults: z.object({}),
  type: z.literal('public-key'),
})
