/** The login page: sign-in, second factor, first account, invitations and password resets. */
import { useEffect, useRef, useState } from 'react'
import { data, Form, Link, type RouterContextProvider, redirect, useNavigation } from 'react-router'
import { houseContext } from '#app/context.ts'
import { isAway } from '#app/db/away.server.ts'
import type { Db } from '#app/db/db.ts'
import { estate } from '#app/estate/estate.ts'
import { isKeyOf } from '#app/find-own.ts'
import { readForm } from '#app/requests/reading/form.server.ts'
import { ourFault } from '#app/requests/refusal.server.ts'
import { forgetDrafts } from '#app/ui/drafts/drafts.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { focusFirstFault } from '#app/ui/forms/faults.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import { hearWhoIsHere, tellWhoIsHere } from '#app/ui/who-is-here.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import '#app/ui/console/look/console.css'
import { type ConsolePage, consolePages, denialOf, mayOpen, pleaseLogIn } from '#app/staff/access.ts'
import { hasStaff } from '#app/staff/accounts.server.ts'
import { isOpenLink } from '#app/staff/auth/one-time-proofs.server.ts'
import { landingPage } from '#app/staff/console-nav.ts'
import { DeniedPanel } from '#app/staff/denied-panel.tsx'
import { findInvitedRole } from '#app/staff/invitations.server.ts'
import { findStaff } from '#app/staff/require-staff.server.ts'
import { SignedIn } from '#app/staff/signed-in.tsx'
import type { StaffRole } from '#app/staff/staff-role.ts'
import type { Route } from './+types/login.route.ts'
import { askForReset, choosePassword, enterCode, type LoginReply, signIn, signOut, signUp, tooMany } from './login.server.ts'
import { faultsAtFields } from './login-fields.server.ts'
import { Admission, LoginFields, type Mode, modes } from './login-fields.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { signInWithPasskey, startPasskeySignIn } from './passkey-sign-in.server.ts'

export const handle = { hydrate: true }
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const own = loaderData && loaderData.mode !== 'signin' ? `${headingOf(loaderData)} · ` : ''
  return [{ title: `${own}Staff · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

type LoginAnswer = Partial<Omit<LoginReply, 'status'>> & { passkey?: string }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const [setup, invitation, token] = ['setup', 'invitation', 'token'].map((name) => query.get(name) ?? '')
  const { staff, joining, dead, status } = await lookUp(request, context, { setup, invitation, token })
  const reason = query.get('reason')
  const asked: Mode = modes.find((mode) => mode === query.get('mode')) ?? 'signin'
  const page = pageOf(reason)
  const denied = staff && page && !mayOpen(staff.role, page) ? { id: staff.id, name: staff.name, role: staff.role } : undefined
  // Links from emails are followed in a browser that may be signed in, and as somebody else.
  const isForThem = denied || token || asked === 'reset' || reason === 'new-password' || reason === 'still-in'
  if (staff && !isForThem) throw redirect(landingPage(staff.role, query.get('next') ?? ''))
  const next = query.get('next') ?? ''
  const email = query.get('email') ?? ''
  const mode = dead?.mode ?? (token ? 'password' : setup || invitation ? 'signup' : asked)
  const isStillIn = reason === 'still-in' && (staff || status === 503)
  const why = isStillIn ? stillIn : (dead?.why ?? noticeOf(reason, staff?.role))
  return data({ mode, setup, invitation, joining, token, next, email, staff: staff?.name, denied, why }, { status })
}

type Links = {
  token?: string | undefined
  invitation?: string | undefined
  joining?: StaffRole | undefined
  setup?: string | undefined
}
type DeadLink = { mode?: Mode; why: Notice }

/** The form is shown even while the database is away, with what had been typed when it could not be sent. */
async function lookUp(request: Request, context: Readonly<RouterContextProvider>, links: Links) {
  const { db, log } = context.get(houseContext)
  try {
    const staff = await findStaff(request, context)
    // Without an invitation it can only be the first account.
    const joining = links.invitation ? await findInvitedRole(db, links.invitation) : 'admin'
    return { staff, joining, dead: await findDeadLink(db, { ...links, joining }), status: 200 }
  } catch (err) {
    if (!isAway(err)) throw err
    log.error({ err }, 'the login page does without the database')
    const dead: DeadLink = { why: { kind: 'error', title: 'Error', text: ourFault } }
    return { staff: undefined, joining: undefined, dead, status: 503 }
  }
}

/** Reported at once, so that nobody chooses a password in vain. */
async function findDeadLink(db: Db, { token, invitation, joining, setup }: Links): Promise<DeadLink | undefined> {
  const dead = (mode: Mode, title: string, text: string): DeadLink => ({ mode, why: { kind: 'error', title, text } })
  if (token && !(await isOpenLink(db, token)))
    return dead('reset', 'This link has already been used or has expired.', 'You can ask for a new one here.')
  if (invitation && !joining)
    return dead('signin', 'This invitation has already been used or has expired.', 'Sign in, or ask for a new one.')
  // The printed link opens Sign Up, but no longer creates an account.
  if (setup && (await hasStaff(db)))
    return dead('signup', 'The first account has already been created.', 'Sign in, or ask an administrator for an invitation.')
  return undefined
}

/** The page that was refused: each denial names its page. */
function pageOf(reason: string | null): ConsolePage | undefined {
  return reason && isKeyOf(consolePages, reason) ? reason : undefined
}

/** For what was sent after the session had ended: signing in leads back to its page, where nothing shows that it was not done. */
const notDone = 'Your session had ended, so that change was not made. Sign in and send it again from its page.'

const stillIn: Notice = { kind: 'error', title: 'You could not be signed out.', text: ourFault }

function noticeOf(reason: string | null, role: StaffRole | undefined): Notice | undefined {
  if (reason === 'new-password')
    return { kind: 'success', title: 'Admin password updated successfully', text: 'Sign in with the new one.' }
  if (reason === 'login') return { kind: 'error', title: pleaseLogIn }
  if (reason === 'not-done') return { kind: 'error', title: pleaseLogIn, text: notDone }
  const page = pageOf(reason)
  return page && { kind: 'error', title: 'Access Denied', text: denialOf(page, role) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const house = context.get(houseContext)
  const fields = await readForm(request)
  if (fields.intent === 'start-passkey') {
    const wait = await house.countRequest('signInStep')
    if (wait) return told(tooMany(wait))
    const { options, cookies } = await startPasskeySignIn(house, request)
    return data<LoginAnswer>({ passkey: options }, { headers: cookies })
  }
  const fieldErrors = faultsAtFields(fields)
  if (fieldErrors) return told({ fieldErrors, email: fields.email ?? '', status: 400 })
  return told(await answer())

  function answer(): Promise<LoginReply> {
    switch (fields.intent) {
      case 'signup':
        return signUp(house, request, fields)
      case 'reset':
        return askForReset(house, fields)
      case 'code':
        return enterCode(house, request, fields)
      case 'passkey':
        return signInWithPasskey(house, request, fields)
      case 'password':
        return choosePassword(house, fields)
      case 'signout':
        return signOut(house, request)
      default:
        return signIn(house, request, fields)
    }
  }
}

function told({ status, ...reply }: LoginReply) {
  return data<LoginAnswer>(reply, status)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await request.clone().formData()
  try {
    return await withOutcome<LoginAnswer>(request, serverAction, {}, 'Authentication failed')
  } catch (answer) {
    // A redirect to a new document: the session has ended, and the next person here must find nothing that was typed.
    const isNewDocument = answer instanceof Response && answer.headers.has('X-Remix-Reload-Document')
    if (fields.get('intent') === 'signout' && isNewDocument) {
      forgetDrafts()
      tellWhoIsHere(undefined)
    }
    throw answer
  }
}

const titles: Record<Exclude<Mode, 'signup'>, string> = {
  signin: 'Admin Login',
  reset: 'Reset your password',
  code: 'Second step',
  password: 'Choose a new password',
}

function headingOf({ mode, joining }: { mode: Mode; joining?: StaffRole | undefined }): string {
  return mode === 'signup' ? `Create your ${joining ?? ''} account` : titles[mode]
}

const buttons: Record<Mode, [idle: string, busy: string]> = {
  signin: ['Sign In', 'Signing in…'],
  signup: ['Sign Up', 'Creating account…'],
  reset: ['Send Reset Email', 'Sending…'],
  code: ['Continue', 'Checking…'],
  password: ['Save new password', 'Saving…'],
}

export default function LoginPage(props: Route.ComponentProps) {
  const { why, denied } = props.loaderData
  useEffect(() => hearWhoIsHere(forgetDrafts), [])
  return (
    <div className="console login">
      <main>
        <p className="mb-6 flex justify-center">
          <Wordmark name={estate.name} className="h-9 w-auto" />
        </p>
        {why && denied ? <DeniedPanel {...denied} title={why.title} text={why.text} /> : <LoginPanel {...props} />}
        <p className="taps mt-2 text-center">
          <a href="/">To the website</a>
        </p>
      </main>
    </div>
  )
}

function LoginPanel({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, setup, invitation, token, next, staff, why } = loaderData
  const busy = useNavigation().state !== 'idle'
  const [typed, keepTyped] = useState<string>()
  const email = typed ?? (actionData && 'email' in actionData ? actionData.email : undefined) ?? loaderData.email
  // Hidden while retrying, so that the same answer is announced again.
  const notice = busy && actionData ? undefined : (actionData?.notice ?? why)
  const form = useRef<HTMLFormElement>(null)
  const refused = actionData && 'fieldErrors' in actionData ? actionData : undefined
  const { faults, mend } = useFaults(refused)
  useEffect(() => {
    if (form.current && refused) focusFirstFault(form.current)
  }, [refused])
  const heading = useFocusAtChange(mode)
  return (
    <div className="panel stack">
      <h1 ref={heading}>{headingOf(loaderData)}</h1>
      {notice ? (
        <p className="note" data-kind={notice.kind} role={notice.kind === 'error' ? 'alert' : 'status'}>
          <strong>{notice.title}</strong>
          {notice.text ? <span className="block">{notice.text}</span> : null}
        </p>
      ) : null}
      {staff ? <SignedIn name={staff} /> : null}
      <Form method="post" className="stack" key={mode} ref={form} onChange={mend} noValidate>
        <input type="hidden" name="intent" value={mode} />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        {token ? <input type="hidden" name="token" value={token} /> : null}
        <LoginFields mode={mode} faults={faults} email={email} onEmail={keepTyped} />
        {mode === 'signup' ? <Admission setup={setup} invitation={invitation} /> : null}
        <button type="submit" className="button button-action" disabled={busy}>
          {buttons[mode][busy ? 1 : 0]}
        </button>
      </Form>
      {mode === 'signin' ? <PasskeyButton next={next} /> : null}
      <p className="row taps justify-between">
        {mode === 'signin' ? (
          <>
            <Link to="?mode=reset">Forgot password?</Link>
            <Link to="?mode=signup">Sign Up</Link>
          </>
        ) : (
          <>
            <Link to="/admin/login">{staff ? 'To the console' : 'Back to Sign In'}</Link>
            {mode === 'password' ? <Link to="?mode=reset">Ask for a new link</Link> : null}
          </>
        )}
      </p>
    </div>
  )
}

/** Another form takes the place of this one, and no new document says so. */
function useFocusAtChange(mode: Mode) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    if (!heading.current) return
    heading.current.tabIndex = -1
    heading.current.focus()
  }, [mode])
  return heading
}
