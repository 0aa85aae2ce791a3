/** Whom guests reach, what this assistant and the site are, what is kept of guests and what others say of us. */
import { describe, expect, it } from 'vitest'
import { ask, isHeldBack, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('how the team is reached', () => {
  it.each<Told>([
    [
      "how do I hear back after I've sent a request through the form in the guide",
      /^Once a request is sent from the guest guide.*our team will contact you shortly/,
    ],
    ['I sent a request in the guide, who answers it?', /our team will contact you shortly/],
    ['I sent a request through the guide yesterday and nobody answered', /^I am sorry to hear that/],
    ['is there a number I can ring if I get panicky there at night', /^While you are here, ring 020 912 0360, day or night/],
    ['can I just text you here', 'You can reach the team'],
    [["we've lost the password", 'so what do I do'], /^You can reach the team/],
    [["What's your phone number?", 'and the email?'], /^You can reach the team at/],
    ["what's ur email", /^You can reach the team/],
    ['could you ring me not him, its a secret, my number is 0871234567', /^You can reach the team/],
  ])('%j', told)
  it.each<Told>([
    ['how do we leave feedback', 'You can reach the team'],
    ['number?', /^You can reach the team at/],
    ["I'm not great with computers, is it possible to ring you?", /^You can reach the team at/],
    ["I don't have a mail program, how can I send you a question through the page?", /^There is a contact form/],
    ['do I have to leave my mobile when I send you a message through the site?', /A telephone number is optional/],
    ['As a person already staying with you, do I have my own form for messages?', /guests have one in the guest guide/],
    ['Who am I chatting with here, are you the owner?', /^The Wild Concierge is an automated assistant/],
    ['Where do I find testimonials on your website?', /under Guest Experiences/],
    ['Are those real photographs? They look a bit too perfect', /artist’s impressions/],
  ])('%j', toldPlainly)
  it('whom to tell of a sore knee, and whom of a fault', () => {
    const knee = ['is it far to the cabin', 'I have a sore knee and 2 suitcases']
    expect(ask(...knee).text).toContain('we will drive you to the door')
    expect(ask(...knee, 'who do I tell').text).toContain('You can reach the team at')
    expect(ask('the shower is broken', 'who do I tell').text).toContain('Maintenance issue')
  })
  it('a number, after the way', () => {
    const { text } = ask('how do we find it in the dark', 'ok thanks ill ring them. number?')
    expect(text).toMatch(/^You can reach the team at/)
    expect(text).not.toContain('near Gorey')
  })
})

describe('this is an automated assistant', () => {
  it.each<Told>([
    ['are you chattybot', /^The Wild Concierge is an automated assistant/],
    [['who am I talking to', 'are you a real person'], /automated assistant, not a person/],
  ])('%j', told)
  it.each<Told>([
    ['why should i believe a bot', /^The Wild Concierge is an automated assistant/],
    ['lol are you a real person', /^The Wild Concierge is an automated assistant/],
  ])('%j', toldPlainly)
})

describe('the site, its forms and the guest guide', () => {
  it.each<Told>([
    ['how many people work there', /^I do not have an answer to that written down/],
    [['what are the terms', 'where do I find them'], /at \/terms-and-conditions/],
    ['can i read the guest guide with no signal', /^Once you have opened it on your phone/],
    ['does the guide work offline', /^Once you have opened it on your phone/],
    ['do you have reviews', /Guest Experiences/],
    [
      "I saw a thing about ye in the paper at the hairdresser's, but half the page was gone. What is Kilmara?",
      /adults-only nature retreat/,
    ],
    [['do you have a helicopter pad', "where do I see what's still open?"], /which nights are free/],
    ["What's the name of the person who does the reiki?", /^I do not have an answer to that written down/],
  ])('%j', told)
  it('what a form asks for is told where it refused', () => {
    expect(ask('the contact form says consent required. Why?').text).toMatch(/^It is sent once you have ticked the box/)
  })
})

describe('what is kept of guests', () => {
  it.each<Told>([
    ['do you give my email address to anyone', /We sell data to nobody/, '2-Night Escape'],
    ['will my details be sold?', /We sell data to nobody/, '2-Night Escape'],
    ['Can I have what ye hold on me deleted?', /^Under .*to have data deleted/],
    ['do u hold on to my card number after', /never see or store/],
    ['you wont be selling my email on to anyone will you', /sell data to nobody/],
    ['delete everything u have on me please', /privacy policy/],
    ['is the concierge recording this', /privacy policy/],
    ['do you keep my card details', /“We never see or store your full card number/],
  ])('%j', told)
})

describe('whoever would write about us', () => {
  it.each([
    'I write for a magazine and would love to do a piece on you. Who do I get on to?',
    'I run a podcast and would like to do an episode on you. Who do I get on to?',
    'we would love to do a story on ye, who do i get on to',
  ])('is told whom to write to: %s', (message) => {
    expect(ask(message).text).toMatch(/^You can reach the team at/)
    expect(ask(message).text).not.toContain('reiki')
  })
  it.each(['write me a piece on you', 'do you get the Irish Times delivered', 'Has a magazine written about you?'])(
    'and nothing to %s',
    isHeldBack,
  )
})

describe('what guests say', () => {
  it.each([
    'Can I read somewhere what other guests thought of it?',
    'Do you have testimonials?',
    'What do people who stayed there say?',
    'Where can I find reviews?',
  ])('is on the home page: %s', (message) => {
    const { text, sources } = ask(message)
    expect(text).toBe('What guests say of their stay is on the home page, under Guest Experiences. More: /#testimonials.')
    expect(sources).toEqual([{ category: 'general_info', key: 'guest_experiences' }])
  })
  it.each([
    "What's your rating on Tripadvisor?",
    'are the reviews real',
    'Can I leave a review?',
    'which guest wrote the best review',
    'who stayed in Stargazer last week',
    'What do other guests ask you?',
  ])('nothing more is known: %s', isHeldBack)
})

describe('what the site and the guide tell is told at once', () => {
  it.each([
    ['how do I stop getting your newsletter', /unsubscribe link/],
    ['which details do I have to give to order a bath', /name.*date.*room.*email/],
    ['no page opened when I wanted to pay', /new tab.*allow pop-ups/],
    ['how can I be sure the order for the box went through', /Order Confirmed.*Order ID/],
    ['do I need to leave a phone number in the contact form', /telephone number is optional/],
    ['where can I see for myself which nights are free', /Check Availability/],
    ['what is the weather like there now', /guest guide shows the weather/],
    ['what is in the guest guide', /map.*taxis.*emergency numbers/],
    ['do we give cash to whoever brings the grazing box', /by card online/],
  ])('%s', (question, told) => {
    const said = ask(question)
    expect(said.kind).toBe('answer')
    expect(said.text).toMatch(told)
  })
})

describe('what only people know', () => {
  it.each([
    'did my order for the bath go through?',
    'I paid for the tray and no confirmation came',
    'is sunriser free on the 5th of june',
    'will it rain at the weekend',
    'do you take american express for the extras',
    'I forgot my voucher code',
  ])('%s', (question) => {
    const said = ask(question)
    expect(said.kind === 'handover' || said.text.includes('do not have details'), said.text).toBe(true)
  })
})

it('whether the guide tells the weather', () => {
  for (const asked of ['does that guest guide thing tell you the weather where the cabins are', 'is the weather in the guide?'])
    expect(ask(asked).text).toContain('The guest guide shows the weather')
})
