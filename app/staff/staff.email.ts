import { estate } from '#app/estate/estate.ts'
import { layOutMail } from '#app/mail/layout.ts'
import type { StaffRole } from './staff-role.ts'

export function passwordResetEmail({ name, link, minutes }: { name: string; link: string; minutes: number }) {
  return layOutMail({
    subject: `A new password for the ${estate.name} console`,
    preview: `The link works once, for ${minutes} minutes.`,
    heading: 'Choose a new password',
    blocks: [
      { kind: 'paragraph', text: `${name}, somebody asked for a new password for your account.` },
      { kind: 'action', label: 'Choose a new password', href: link },
      { kind: 'paragraph', text: `The link works once, for ${minutes} minutes. It signs you out everywhere.` },
    ],
    closing: [{ kind: 'paragraph', text: 'If that was not you, ignore this email: your password stays as it is.' }],
  })
}

/** `when`: as the sentence begins. `login`: where a new password is asked for. */
export function signInChangedEmail({ name, when, what, login }: { name: string; when: string; what: string; login: string }) {
  return layOutMail({
    subject: `Your sign-in to the ${estate.name} console has changed`,
    preview: 'If that was you, there is nothing to do.',
    heading: 'Your sign-in has changed',
    blocks: [
      { kind: 'paragraph', text: `${name}, this is about your account in the console. ${when}, ${what}.` },
      { kind: 'paragraph', text: 'If that was you, there is nothing to do.' },
      {
        kind: 'paragraph',
        text: 'If it was not, choose a new password now: that signs out everybody who uses your account. Then look through your passkeys under Account, and tell the others.',
      },
      { kind: 'link', label: 'Choose a new password', href: login },
    ],
  })
}

export function invitationEmail({ by, role, link, days }: { by: string; role: StaffRole; link: string; days: number }) {
  return layOutMail({
    subject: `${by} invites you to the ${estate.name} console`,
    preview: `Create your account within ${days} days.`,
    heading: 'Join the team',
    blocks: [
      {
        kind: 'paragraph',
        text: `${by} invites you to the staff console of ${estate.name}, ${role === 'admin' ? 'as an administrator' : 'as staff'}.`,
      },
      { kind: 'action', label: 'Create your account', href: link },
      { kind: 'paragraph', text: `The link is for this address only and works once, for ${days} days.` },
    ],
  })
}
