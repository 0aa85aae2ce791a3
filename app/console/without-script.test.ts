/** Console forms posted without script, or before it has loaded: the page that answers shows the outcome. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerGuest } from '#app/concierge/concierge.server.ts'
import { listOpenQuestions } from '#app/concierge/feedback/open-questions.server.ts'
import { newId } from '#app/db/new-id.server.ts'
import { listInbox } from '#app/inbox/inbox.server.ts'
import { addEntry, deleteEntry } from '#app/knowledge/knowledge.server.ts'
import { openDesk } from '#app/legal/editing/staff-legal.server.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { subscribe } from '#app/newsletter/newsletter.server.ts'
import { listSubscribers } from '#app/newsletter/subscribers.server.ts'
import { listProducts } from '#app/products/products.server.ts'
import { aoife, fionn, grainne } from '#test/cast.ts'
import { enterAs, openStaffedHouse, type StaffedHouse } from '#test/console.ts'
import { textOf } from '#test/house.ts'

let house: StaffedHouse
let fionnIn: Awaited<ReturnType<typeof enterAs>>
beforeAll(async () => {
  house = await openStaffedHouse()
  fionnIn = await enterAs(house.app, fionn)
})
afterAll(() => house.close())

/** @returns the page's note, its whole text, and its HTML without what only script uses. */
async function post(path: string, fields: Record<string, string>) {
  const answer = await fionnIn.post(path, fields)
  const html = (await answer.text()).replaceAll(/<script\b.*?<\/script>/gs, '')
  const [, title, text] = /<p role="status"[^>]*><strong[^>]*>(.*?)<\/strong><span[^>]*>(.*?)<\/span>/.exec(html) ?? []
  return { status: answer.status, note: textOf(`${title}: ${text}`), text: textOf(html), html }
}

it('a product is switched and deleted', async () => {
  const [product] = await listProducts(house.db)
  const wish = { id: product?.id ?? '', active: String(!product?.active) }
  const toggle = () => post('/admin/products', { intent: 'toggle', ...wish })
  expect(await toggle()).toMatchObject({ status: 200, note: 'Success: Product updated successfully' })
  await post('/admin/products', { intent: 'delete', ...wish })
  expect(await toggle()).toMatchObject({ status: 404, note: 'Error: This product is no longer on the list.' })
})

it('who saves over a product that a colleague has changed reads everything that this would undo', async () => {
  const { id = '', version, name } = (await listProducts(house.db))[0] ?? {}
  const fields = { intent: 'update', id, version: String(version), name: name ?? '', price: '14', displayOrder: '1' }
  await post(`/admin/products?opens=${id}`, { ...fields, stripePriceId: 'price_new' })
  const behind = await post(`/admin/products?opens=${id}`, { ...fields, displayOrder: '4', description: 'Warm.' })
  expect([behind.status, behind.text]).toEqual([
    409,
    expect.stringMatching(/It now reads: .*€14\.00.*, display order 1, Stripe price ID price_new, no description/),
  ])
})

it('a product’s item type is made of its name, and a name too long is told how long it may be', async () => {
  const fields = { intent: 'create', category: 'food', price: '9', displayOrder: '90', itemType: '' }
  const made = await post('/admin/products', { ...fields, name: 'Late Breakfast!' })
  expect(made).toMatchObject({ status: 200, note: 'Success: Product created successfully' })
  expect((await listProducts(house.db)).find(({ name }) => name === 'Late Breakfast!')?.itemType).toBe('late_breakfast')
  const long = await post('/admin/products?opens=new', { ...fields, name: 'x'.repeat(300) })
  expect([long.status, long.text]).toEqual([400, expect.stringContaining('At most 100 characters.')])
})

it('an entry of the knowledge is deleted', async () => {
  const entry = await addEntry(house.db, { category: 'facilities', key: 'kayak hire', value: 'There are two.' })
  const wish = { intent: 'delete', id: entry?.id ?? '', seen: entry?.updatedAt.toISOString() ?? '' }
  const late = await post('/admin/concierge-knowledge', { ...wish, seen: new Date(0).toISOString() })
  expect(late).toMatchObject({ status: 409, note: expect.stringContaining('Error: Somebody has changed this entry') })
  const deleted = await post('/admin/concierge-knowledge?q=kayak', wish)
  expect(deleted).toMatchObject({ status: 200, note: 'Success: Entry deleted successfully' })
})

it('an address is taken off the newsletter’s list', async () => {
  await subscribe(house.db, house.settings, { name: null, email: 'reader@guests.example', consent: true })
  const [reader] = (await listSubscribers(house.db, {})).rows
  const asking = await post('/admin/newsletter', { intent: 'take-off', id: newId() })
  expect(asking).toMatchObject({ status: 404, note: 'Error: There is no such address on the list.' })
  expect(asking.html).toMatch(/<noscript><label class="sure"><input[^>]*required=""[^>]*aria-label="Yes, off the list: reader@/)
  const taken = await post('/admin/newsletter', { intent: 'take-off', id: reader?.id ?? '' })
  expect(taken).toMatchObject({ status: 200, note: 'Success: The address is off the list' })
})

it('an open question is dismissed, and what a colleague was writing for it is not lost', async () => {
  await answerGuest(house.db, { message: 'is there a helipad?' })
  const [open] = (await listOpenQuestions(house.db)).rows
  const dismiss = () => post('/admin/concierge', { intent: 'dismiss', id: open?.id ?? '' })
  expect(await dismiss()).toMatchObject({ status: 200, note: 'Success: Question dismissed' })
  expect(await dismiss()).toMatchObject({ status: 409, note: expect.stringContaining('Error: ') })
  // What was being written for it can still be added.
  const answer = { intent: 'add', id: open?.id ?? '', category: 'facilities', key: 'helipad', value: 'There is none.' }
  const late = await post(`/admin/concierge?opens=${open?.id}`, answer)
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('The question is no longer on the list.')])
  expect(late.html).toMatch(/<textarea[^>]*name="value"[^>]*>There is none\.<\/textarea>/)
})

it('a product that was refused for its price is saved over nothing that was not seen', async () => {
  const [product] = await listProducts(house.db)
  if (!product) throw new Error('there are no products')
  const { id, version } = product
  const path = `/admin/products?opens=${id}`
  const typed = { displayOrder: '1', description: '', stripePriceId: '', active: 'on' }
  const update = (seen: number, fields: Record<string, string>) =>
    post(path, { intent: 'update', id, version: String(seen), ...typed, ...fields })
  const shown = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1]
  expect(await update(version, { name: 'Theirs', price: '77' })).toMatchObject({ status: 200 })
  const refused = await update(version, { name: 'Mine', price: 'abc' })
  expect([refused.status, shown(refused.html)]).toEqual([400, String(version)])
  const late = await update(version, { name: 'Mine', price: '9' })
  expect([late.status, shown(late.html)]).toEqual([409, String(version + 1)])
  expect(late.text).toContain('It now reads: Theirs, €77')
  expect(late.html).toMatch(/<input[^>]*name="name"[^>]*value="Mine"/)
  await post('/admin/products', { intent: 'delete', id })
  const gone = await update(version + 1, { name: 'Mine', price: '9' })
  expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('What you had typed: Name: Mine')])
})

it('an entry that is open when the list does not show it, or has gone, keeps what was typed', async () => {
  const entry = await addEntry(house.db, { category: 'facilities', key: 'kayak_hire', value: 'There are two.' })
  const path = `/admin/concierge-knowledge?q=nothing+like+it&opens=${entry?.id}`
  const update = (seen: string) => post(path, { intent: 'update', id: entry?.id ?? '', seen, value: 'There are three.' })
  const late = await update('There is one.')
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('It now reads:There are two.')])
  expect(late.html).toMatch(/<textarea[^>]*name="value"[^>]*>There are three\.<\/textarea>/)
  await deleteEntry(house.db, entry?.id ?? '')
  const gone = await update('There are two.')
  expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('What you had typed: Value: There are three.')])
})

it('what is open belongs to the form that opens it, and to no other page of a list', async () => {
  const toggled = await post('/admin/products?opens=new', { intent: 'toggle', id: newId(), active: 'true' })
  expect([toggled.status, toggled.html]).toEqual([404, expect.not.stringContaining('<dialog')])
  const added = { intent: 'add', category: 'facilities', key: 'kite_hire', value: 'There are four.' }
  const { html } = await post('/admin/concierge-knowledge?opens=add', added)
  expect(html).toMatch(/href="[^"]*page=2"/)
  expect(html).not.toMatch(/href="[^"]*opens=/)
})

it('an answer to a message is not lost when it is refused', async () => {
  await receiveMessage(house.db, house.settings, aoife)
  const { rows: messages } = await listInbox(house.db, { state: 'open', me: '' })
  const path = `/admin/feedback/${messages[0]?.id}`
  const answer = (text: string) => post(path, { intent: 'answer', text, seen: '0' })
  const sent = await answer('It is.')
  expect(sent).toMatchObject({ status: 200, note: 'Success: Your reply is kept, but not sent. No email is being sent yet.' })
  expect(sent.text).toContain('a reply is kept here but reaches nobody')
  expect(sent.html).toMatch(/<textarea[^>]*><\/textarea>/)
  const late = await answer('It is <free>.')
  expect(late).toMatchObject({ status: 409, note: expect.stringContaining('Error: ') })
  expect(late.html).toMatch(/<textarea[^>]*>It is &lt;free&gt;\.<\/textarea>/)
  // The message was not to be closed.
  expect(late.html).not.toMatch(/<input(?=[^>]*name="close")[^>]*checked/)
  expect(sent.html).toMatch(/<input(?=[^>]*name="close")[^>]*checked/)
})

it('a legal text is not lost when it is refused or only looked at', async () => {
  const path = '/admin/legal?document=privacy-policy'
  const { stamp, versions } = await openDesk(house.db, 'privacy-policy')
  const earlier = await post(path, { slug: 'privacy-policy', intent: 'read', stamp, id: versions[0]?.id ?? '' })
  expect(earlier).toMatchObject({ status: 200, note: 'Success: As the public read it' })
  expect(earlier.html).toMatch(/<section class="panel" aria-label="As published on [^"]+">/)
  const text = { slug: 'privacy-policy', subtitle: 'Shorter', intro: '<p>In short.</p>', icon: 'key', footer: '' }
  const send = (intent: string, more: Record<string, string>) => post(path, { ...text, intent, stamp, ...more })
  const untitled = await send('draft', { title: '', section: '<p>Of late.</p>' })
  expect(untitled).toMatchObject({ status: 400, note: 'Error: Section 1: Please give it a title.' })
  expect(untitled.html).toMatch(
    /<details[^>]*open=""[^>]*>(?:(?!<\/details>)[\s\S])*<input(?=[^>]*name="title")[^>]*aria-invalid="true"/,
  )
  const seen = await send('preview', { title: 'One', section: '<p>Of late.</p><script></script>' })
  expect(seen).toMatchObject({ status: 200, note: 'Success: As the public would read it' })
  expect(seen.html).toContain('<div class="legal-prose measure"><p>Of late.</p></div>')
  for (const { html } of [untitled, seen]) {
    expect(html).toMatch(/<input[^>]*name="subtitle"[^>]*value="Shorter"/)
    expect(html).toMatch(/<textarea[^>]*name="section"[^>]*>&lt;p&gt;Of late\./)
  }
  const saved = await send('draft', { title: 'One', section: '<p>Of late.</p>' })
  expect(saved).toMatchObject({ status: 200, note: 'Success: Draft saved' })
  const { content } = await openDesk(house.db, 'privacy-policy')
  expect(content).toEqual({
    subtitle: 'Shorter',
    intro: '<p>In short.</p>',
    sections: [{ icon: 'key', title: 'One', content: '<p>Of late.</p>' }],
  })

  const late = await send('publish', { title: 'Two', section: '<p>Of later.</p>' })
  expect(late).toMatchObject({ status: 409, text: expect.stringContaining('Your text below is not saved') })
  // Nothing unseen is overwritten: the state it was typed upon stays, until the button that confirms it.
  expect(late.html).toContain(`name="stamp" value="${stamp}"`)
  expect(late.html).toMatch(/<input[^>]*name="title"[^>]*value="Two"/)
})

it('a setting’s fields say what was typed, and what a colleague has saved', async () => {
  const invite = await post('/admin/settings', { intent: 'invite', email: 'grainne', role: 'admin' })
  const unread = 'Please check the email address: it should look like name@example.com.'
  expect(invite).toMatchObject({
    status: 400,
    note: 'Error: Please check the marked fields.',
    text: expect.stringContaining(unread),
  })
  expect(invite.html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*value="grainne")[^>]*aria-invalid="true"/)
  expect(invite.html).toMatch(/<option value="admin" selected="">/)
  const guessed = await post('/admin/settings', { intent: 'invite', email: grainne.email, role: 'admin', password: 'a guess' })
  expect(guessed).toMatchObject({ status: 403, note: 'Error: This is not your password.' })
  expect(guessed.html).toMatch(/<input[^>]*name="email"[^>]*value="grainne@/)
  expect(guessed.html).toMatch(/<input(?=[^>]*name="password")[^>]*aria-invalid="true"/)
  expect(guessed.html).not.toContain('a guess')
  const contacts = (phone: string, seen: string) => post('/admin/settings', { intent: 'contacts', ...none, phone, seen })
  const none = { stayEmail: '', helloEmail: '', website: '', instagram: '', facebook: '', tiktok: '', staffEmail: '' }
  const late = await contacts('053 900 1234', JSON.stringify({ ...none, phone: '053 900 9999' }))
  expect(late).toMatchObject({ status: 409, text: expect.stringContaining('Saved in the meantime: nothing') })
  expect(late.html).toMatch(/<input[^>]*name="phone"[^>]*value="053 900 1234"/)
  expect(late.html).toContain('&quot;phone&quot;:&quot;&quot;')
})

it('a colleague becomes an administrator, staff again and none by the password in their row', async () => {
  const { id, name } = house.colleague
  const inRow = async (words: string) => {
    const page = await (await fionnIn.open('/admin/settings')).text()
    const forms = [...page.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form)
    const form = forms.find((one) => one.includes(`value="${id}"`) && one.includes(`>${words}<`)) ?? ''
    expect(form).toMatch(/<noscript>.*<input[^>]*name="password".*<\/noscript>/s)
    return Object.fromEntries(
      [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    )
  }
  const changes = [
    ['Make administrator', 'role', `${name} is now an administrator`],
    ['Make staff', 'role', `${name} is now staff`],
    ['Remove', 'remove-colleague', `${name} has been removed`],
  ] as const
  for (const [words, intent, said] of changes) {
    const fields = await inRow(words)
    const send = (password: string) => post('/admin/settings', { ...fields, intent, password })
    expect(await send('')).toMatchObject({ status: 403, note: 'Error: Please enter your password to confirm that it is you.' })
    expect(await send(fionn.password)).toMatchObject({ status: 200, note: `Success: ${said}` })
  }
})

it('a person is looked up', async () => {
  const nobody = await post('/admin/privacy', { intent: 'find', email: 'nobody' })
  expect(nobody).toMatchObject({ status: 400, note: expect.stringContaining('Error: ') })
  expect(nobody.html).toMatch(/<input[^>]*name="email"[^>]*value="nobody"/)
  const found = await post('/admin/privacy', { intent: 'find', email: aoife.email })
  expect(found).toMatchObject({ status: 200, note: 'Success: This is what we hold' })
  // The question is asked even before the script has loaded (ui/console/ask-first.ts).
  expect(found.html).toMatch(/<button[^>]*data-confirm="Erase what we hold about [^"]*"[^>]*>Erase</)
})

it('the outcome is in the answer only where a page is asked for, and a password never', async () => {
  const wish = { intent: 'own-password', current: 'a guess', password: 'gorse in bloom', confirmation: 'gorse in blossom' }
  const answered = await fionnIn.post('/admin/account', wish)
  const told = await answered.text()
  expect(told).toContain('Passwords do not match')
  expect(told).not.toMatch(/a guess|gorse/)
  const body = new URLSearchParams({ intent: 'invite', email: 'grainne-by-script', role: 'staff' }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: fionnIn.cookie, 'Sec-Fetch-Dest': 'empty' }
  const byScript = await house.app.request('/admin/settings.data', { method: 'POST', body, headers })
  const reply = await byScript.text()
  expect(reply).toContain('Please check the email address: it should look like name@example.com.')
  expect(reply).not.toContain('grainne-by-script')
})

it('a wrong code does not take the key of the second step away', async () => {
  const begun = await post('/admin/account', { intent: 'start-second-factor', password: fionn.password })
  const hidden = (html: string, name: string) =>
    new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const shown = { totpURI: hidden(begun.html, 'totpURI'), backupCodes: hidden(begun.html, 'backupCodes') }
  expect(shown.totpURI).toMatch(/^otpauth:/)
  const [first = 'none'] = shown.backupCodes.split(' ')
  const key = /type this key: [A-Z2-7 ]+/.exec(begun.text)?.[0] ?? 'none'
  const wrong = await post('/admin/account', { intent: 'confirm-second-factor', ...shown, code: '000000' })
  expect(wrong).toMatchObject({ status: 400, note: expect.stringContaining('Error: ') })
  for (const part of [key, first, 'Code shown in the app']) expect(wrong.text).toContain(part)
  expect({ ...shown, totpURI: hidden(wrong.html, 'totpURI') }).toEqual(shown)
  // Only a real key is shown as one.
  const forged = await post('/admin/account', { intent: 'confirm-second-factor', totpURI: 'javascript:alert(1)', code: '000000' })
  expect(forged.html).not.toContain('javascript:')
})

it('a notice on arrival is shown without script too', async () => {
  const page = await (await fionnIn.open('/admin/account?notice=end-second-factor')).text()
  expect(page).toMatch(/<noscript><p role="status"[^>]*>.*The second step is off.*<\/noscript>/)
})

it.each(['', '%20%20'])('why the concierge would answer nothing at all (“%s”) is not asked in silence', async (nothing) => {
  const asked = await fionnIn.open(`/admin/concierge/why?q=${nothing}&before=`)
  const html = await asked.text()
  expect(html).toMatch(/<p id="no-question" role="alert"[^>]*>Please fill this in\.<\/p>/)
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="no-question"[^>]*name="q"/)
  expect(await fionnIn.read('/admin/concierge/why')).not.toContain('Please fill this in.')
})
