import type { Notice } from '#app/ui/forms/form-reply.ts'

/** The message a page shows on arrival, by the `notice` in its address. A map, which inherits no names that an address could ask for. */
const notices = new Map<string | null, Notice>([
  ['logged-in', { kind: 'success', title: 'Success: Logged in successfully' }],
  ['own-password', { kind: 'success', title: 'Success', text: 'Admin password updated successfully' }],
  ['confirm-second-factor', { kind: 'success', title: 'Success', text: 'The second step is on' }],
  ['end-second-factor', { kind: 'success', title: 'Success', text: 'The second step is off' }],
  ['account-created', { kind: 'success', title: 'Admin account created successfully' }],
  ['staff-account-created', { kind: 'success', title: 'Account created successfully' }],
])

export function arrivalNotice(name: string | null): Notice | undefined {
  return notices.get(name)
}
