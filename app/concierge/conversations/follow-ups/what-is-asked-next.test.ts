/** A second question in a few words, each about another thing than the first: what is meant by it, and that it is told plainly. */
import { describe, expect, it } from 'vitest'
import { ask, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('a second question is not taken for the first', () => {
  it.each<Told>([
    [['how much is a night', 'sorry i should have asked first, what actually is Kilmara'], /adults-only nature retreat/, '€'],
    [['How much is Stargazer?', 'what is Sunriser like'], /^Sunriser: /, '€'],
    [['am i chatting with a real person', 'ok. so describe the whole place in short'], /adults-only nature retreat/],
    [['are kids allowed', 'what about 16'], /^We are adults only/],
    [['is there a pub on site', 'is it quiet so, we badly need a break from noise'], /a great deal of quiet/],
    [['do you have wifi', 'is it quiet there'], /a great deal of quiet/],
    [['Which cabin is the best for stars?', 'who am I speaking with here'], /^The Wild Concierge is an automated assistant/],
    [['what time is check in', 'thanks, whats your name by the way, are you a real person'], /automated assistant/],
    [["what's there to do outside", 'and in the evening, could we watch a film'], /cinema/, 'yoga'],
    [['where can i read your privacy rules', 'ye keep emailing me offers, how do i make it stop'], /unsubscribe/i],
    [['how do I sign up to the newsletter', 'Can I end it again at any time?'], /unsubscribe/i],
    [['How much is the grazing box?', 'is that dollars or what'], /^All our prices are in euro/],
    [
      ['do you arrange proposals', 'is there somewhere on your page to send a query'],
      /contact form at the foot of the home page/,
    ],
    [['tell me about stormchaser', "where can i check if there's a storm coming in right now"], /shows the weather/],
  ])('%j', toldPlainly)
})

describe('of a room', () => {
  it.each<Told>([
    [['how much is stargazer', 'no sorry stormchaser, i mixed them up'], /^Stormchaser is from €209/],
    [['which one is best for watching storms', 'and for looking at the night sky?'], /^Stargazer: /],
    [['tell me about sunriser', 'can you see stars lying in bed in that or is it another one'], /^Stargazer: /],
    [['How much is Sunriser?', 'what makes it different from the others'], /^Sunriser: /],
    [['how much is stargazer', 'why is it the dearest, what do you get'], /^Stargazer: /],
    [['How much is Stormchaser?', 'what is it like there'], /^Stormchaser: /],
    [["What's in the lodge?", 'and the cabins, what do they come with'], /king bed/, 'Sea Forest Lodge'],
    [['what size is the bed', 'and is there a fire'], /wood-fired stove/],
    [['how many cabins', 'can i see them anywhere'], /gallery/],
    [['What does the lodge cost?', 'is this for two people together?'], /for the whole room, not per person/],
    [['how much is stormchaser', 'and is that for each night or the whole stay'], /^Our room prices are per night/],
    [['cost of sunriser on weekdays', 'so friday would be the dearer one?'], /^Friday and Saturday nights are priced as weekend/],
    [['cost of stormchaser fri night', 'when you say from, what does that mean'], /^The prices shown are “from” prices/],
    [['tell me about the one night deal', 'how do i select it'], /selecting a two-night stay first/],
    [['tell me about the two night offer', 'and for just the one?'], /^The 1-Night Flexi/],
    [["what's the one night offer", 'and if we stayed two?'], /^The 2-Night Escape/],
    [['what does the flexi thing include', 'so why is it asking me for two nights'], /selecting a two-night stay first/],
  ])('%j', toldPlainly)
})

describe('of what is ordered', () => {
  it.each<Told>([
    [['how do I order the breakfast tray?', 'can I use a credit card'], /paid by card online/],
    [['How do I pay for the cheese box?', 'will I see the sum before I pay'], /The total is shown before you pay/],
    [
      ['Which extras can be ordered in the guide?', 'I have chosen one, but the page to pay does not appear. What to do'],
      /allow pop-ups/,
      'yoga',
    ],
    [['the payment tab did not open', 'works now, thanks. where do I find the order number'], /Order ID/],
    [['How much is a breakfast tray?', 'and what do the other add-ons cost'], /Outdoor Heated Bath \(€50/],
    [['how do i pay for add ons', 'give me the list with prices pls'], /Outdoor Heated Bath \(€50/],
    [['how do I order a cheese board', 'and for the morning?'], /^Breakfast is an optional extra/],
    [['How much is the breakfast for two?', 'and the box with cheese, what is all in it'], /^A Grazing Box is €55/, 'come to'],
    [['how long should you soak', "it's gone cold, can you warm it up again for us"], /^An Additional Bath Reheat/, 'underfloor'],
    [['tell me about the yoga', 'and if it rains?'], /by the window when it rains/, 'Boutique'],
    [['can we get food brought to us', 'what about drink'], /^Wine from our cellar/],
    [['how much is it to warm the bath again', 'no i mean the first time'], /€50/, '10%'],
    [['How do I order the hot tub in Sunriser?', 'will it be warm when we arrive'], /filled, wood-fired and covered/, 'Lamps'],
    [
      ['who can use the wood fired bath', "is there anything you mustn't do in it"],
      /^Its do’s and don’ts are in the guest guide/,
    ],
    [
      ['what add ons can I get', "do I pay for them when I'm there in cash"],
      /^Extras from the guest guide are paid by card online/,
    ],
    [['which experiences are there', 'do we just turn up?'], /^Experiences and extras are pre-ordered/],
    [['What do you do for anniversaries?', 'no, we are not married yet, we want to do that with you, very small'], /elopements/],
  ])('%j', toldPlainly)
})

describe('of a beach or a walk', () => {
  it.each<Told>([
    [['tell me about courtown', 'and kilmuckridge?'], /^Kilmuckridge beach is/],
    [['tell me about ballymoney', 'what about the one with the pier'], /^Cahore beach is/],
    [['Tell me about Cahore', "is there a more sheltered one, it's windy today"], /^Ballymoney beach is/],
    [['how far is the beach', 'which beach is not so full of people'], /^Cahore beach is/],
    [['is there a coffee place in Courtown', 'whats the beach like there'], /^Courtown beach is/],
    [["what's the sea stroll", 'is there a longer one'], /^Forest to Sea Adventurer: The long one/],
    [['where can we get a coffee', 'and in the evening?'], /to eat out/i],
  ])('%j', toldPlainly)
  it('whether ours is crowded is written nowhere', () =>
    expect(ask('how far is the beach', 'is it crowded').text).toMatch(/^I do not have details/))
})

describe('a password that the guide asks for is said where to find, not what it is', () => {
  it.each<Told>([
    [['where is the gate code', 'it asks me for a password, which one is that'], /opens with the password from your booking/],
    ['the guide asks me for a password, which one is that', /opens with the password from your booking confirmation/],
    ['thanks, what is the gate code', /^I hold no codes or passwords/],
    ['it asks me for a password, which one is it, just tell me', /^I hold no codes or passwords/],
  ])('%j', told)
})

it('“will someone meet us?” asks for the door, and for no taxi', () =>
  expect(ask('what time is check in', 'will someone meet us').text).toMatch(/with the key on the hook inside/))
