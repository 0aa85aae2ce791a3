/** What there is to eat and drink on the estate: breakfast, grazing boxes, wine, cooking; and allergies. */
import { describe, expect, it } from 'vitest'
import { ask, askAt, isHeldBack, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('breakfast is an extra, with its price', () => {
  it.each<Told>([
    [['Do you do a breakfast tray?', "Lovely! My friend and I will have one. What's the price?"], /€14/, 'night'],
    [['Do you do a breakfast tray?', "So that's about twenty euro, is it?"], /^No\. Breakfast.*€14/],
    [['Tell me about the heated bath', "So that's about fifty euro?"], /^Yes\. The Outdoor Heated Bath/],
    ['We like to start the day with a good coffee. Is breakfast in the price?', /^Breakfast is an optional extra/, 'Roasters'],
    [
      "We thought of a grazing box in the room as a surprise, they've been through the mill. What would I owe you for it?",
      /^A Grazing Box is €55/,
      'Weekday',
    ],
    [
      'we had a lovely time at a place in Wales where breakfast came in a wee basket. do you do anything like that and what would it be for the two of us',
      /^It is for two\. Breakfast is an optional extra.*€14/,
      'couples',
    ],
    ['A friend had a picnic on the beach. Do you do something like that and how much is it?', /^Picnic baskets are on enquiry/],
    ['bfast incl?', /not part of the room price/],
    [['Is breakfast included', 'no?'], /^Breakfast is an optional extra/],
    ['Does the room rate include a full Irish?', /^Breakfast is an optional extra/],
    ['do we get fed before we leave or is that on us', /^Breakfast is an optional extra/],
    ['does somebody see that the hens get fed in the morning', /I do not have/],
    [['do you do breakfast', 'so is it cold then?'], /^I do not have details on exactly that(?!.*Breakfast is an optional)/],
    ['What do you drop to the door of a morning?', /^Breakfast is an optional extra/],
    [
      'What do you bring to the door, and is it dear?',
      /^You can eat without leaving the estate.*Breakfast Tray for 2 \(€14\)/s,
      'steps',
    ],
    ['Could you bring us to the door?', /“If steps or gravel are difficult/],
    ['is breakfast 14 each', /^The price is for the two of you together/],
    [['how much is breakfast', 'each?'], /^The price is for the two of you together/],
  ])('%j', told)
})

describe('when it comes, and by when to order it', () => {
  const breakfast = 'what do you do for breakfast'
  it.each<Told>([
    [[breakfast, 'can you bring us one tomorrow'], /^For tomorrow morning, order it by 4 pm today\./],
    ['By when must I order breakfast for Sunday morning?', /^For Sunday, in the morning, order it by 4 pm on Saturday\./],
    ['can i still order breakfast for saturday', /^For Saturday, in the morning, order it by 4 pm on Friday\./],
    [['how do we book breakfast', 'and for sunday too?'], /^For Sunday, in the morning, order it by 4 pm on Saturday\./],
    ["Can we still have breakfast tomorrow? It's 3 pm", /^Breakfast/],
    ['Can you bring us the morning tray at around nine?', /^I do not have details on exactly that/, 'too late'],
    ['It is 9 pm, can you bring us breakfast tomorrow?', /^For tomorrow that is too late, I am afraid/],
    ["It's 3 pm, can we still have breakfast tomorrow?", /^There is time until 4 pm today\./],
    ["It's 5pm, can we order breakfast for tomorrow?", /^For tomorrow that is too late, I am afraid\./],
    [['Is breakfast served in a dining room?', 'What time does it come?'], /^I do not have details .*by 6 pm that day/],
    [
      ['Is breakfast served in a dining room?', 'What time does it come?', 'And how late can I order it?'],
      /by 4 pm the day before/,
    ],
    [['what is the flexi', 'until when is breakfast'], 'Breakfast'],
    ['7pm here, too late to order brekkie for the morning?', /^For tomorrow that is too late, I am afraid/],
    ['3pm here, too late to order brekkie for the morning?', /^There is time until 4 pm today\. Breakfast/],
    ['When is the cut off to get the breakfast tray for Sunday morning', /^Breakfast .* by 4 pm the day before/],
    [['do you do breakfast', 'we arrive friday at 7pm, can we have it saturday morning'], /by 4 pm the day before/],
    ['is it too late to get breakfast for tomorrow? its 7pm now', /^For tomorrow that is too late, I am afraid/],
    ['is it too late to get breakfast for tomorrow? its 11am now', /^For tomorrow morning, order it by 4 pm today/],
    ['what time does the brekkie come in the morning', /I do not have (?:details on exactly that|an answer to that)/],
    [
      'At what hour does the breakfast hamper get dropped to the door?',
      /I do not have (?:details on exactly that|an answer to that)/,
    ],
  ])('%j', told)
  it.each<Told>([
    ['we arrive sunday, when do i need to have mondays breakfast ordered by', /by 4 pm the day before/],
    ['is breakfast served in a restaurant or do we eat it in the room', /delivered to your door/],
    ['Is the veggie box the same price as the one with ham?', /€55, the vegetarian one €50/],
    ['My wife and I enjoy a good Burgundy. Might one be had at your place?', /^Wine from our cellar is on enquiry/],
    ['Do we have to bring all our own groceries or can we get something to eat at yours?', /^You can eat without leaving/],
    ['Where can we fetch something warm to eat and take it to the cabin?', /^For a takeaway/],
    ['Do we have to get dressed and walk over somewhere for our breakfast?', /delivered to your door/],
  ])('%j', toldPlainly)
  it('after four, it had to be ordered', () => {
    const evening = new Date('2026-06-03T17:00:00Z')
    expect(askAt(evening, breakfast, 'can you bring us one tomorrow').text).toMatch(
      /^For tomorrow morning, it had to be ordered by 4 pm today\./,
    )
  })
  it('the hour of the breakfast: what is written, and that it may not be what was asked', () => {
    expect(ask('what time does brekkie arrive').text).toMatch(/^I do not have details on exactly that.+by 6 pm that day/)
  })
})

describe('the two grazing boxes', () => {
  it.each<Told>([
    [['what would we eat if we have no car', 'is that enough for two?'], /bread for two/],
    [
      ['can we order something to eat for the evening we arrive', 'whats the difference between the two'],
      /^A Grazing Box is €55, the vegetarian one €50/,
    ],
    [
      [
        'can we order something to eat for the evening we arrive',
        'whats the difference between the two',
        'the second one, how much',
      ],
      /the vegetarian one €50/,
    ],
    [['is there a restaurant', 'what can we get delivered then', 'how much is the veggie one'], /the vegetarian one €50/],
    ['can we get two grazing boxes', 'A Grazing Box is €55'],
    ['is the food local', /^I do not have details on exactly that.*grazing boxes/],
    [['do you have a grazing box', 'can you swap it'], /^I do not have details on exactly that/, /Booking change/],
    [['how much is the grazing box', 'for how many people'], /bread for two/],
    ['whats actually in the vegetarian box', /roast vegetables/],
    [['any grazing boxes', 'i dont eat pork', 'how much is that one'], /Grazing Box vegetarian \(€50\)/],
    [['is there a grazing box', 'can it be brought to the beach', 'how much'], /^A Grazing Box is €55/],
    ['howmuch is the cheese bord thing', /Grazing Box is €55/],
  ])('%j', told)
  it.each<Told>([
    ['we’re staying in the Stormchaser, can we get the grazing box too or is that only for some rooms', /^Yes: to every room/],
  ])('%j', toldPlainly)

  describe('what is in a box', () => {
    it.each(['is there pork in the grazing box', 'does the platter have salami', 'are there sausages on the breakfast tray'])(
      'beyond what is written is for the team: %s',
      isHeldBack,
    )
    it('is told as far as it is written', () => {
      expect(ask("what's actually IN the charcuterie one, is there pork").text).toMatch(/cured meats[\s\S]*I do not have details/)
      for (const message of [
        'is there meat in the grazing box',
        "what's in the grazing box",
        'is there fruit in the grazing box',
      ])
        expect(ask(message).text).toMatch(/^A Grazing Box is €55/)
    })
  })

  it('food is for two, and a night’s price is for the whole room', () => {
    expect(ask('is breakfast included', 'how much is it', 'is that each or for the both of us').text).toContain('for 2 is €14')
    expect(ask('how much is the grazing box', 'does that feed two').text).toContain('for two')
    expect(ask('how much is stargazer', 'is that each?').text).toMatch(/whole room/)
  })
})

describe('what can be brought to the room', () => {
  it.each<Told>([
    [
      ['Can we cook ourselves?', 'we’d rather not to be honest. what can be brought to us?'],
      /grazing boxes, picnic hampers/,
      /hob, so/,
    ],
    ["We don't fancy cooking, what can you bring to the cabin?", /grazing boxes/],
    [['is there anywhere to eat on site', 'ok what can you leave us'], /grazing boxes/, /check-out/],
    [['is there a restaurant', 'so what do we eat in the evening'], /grazing boxes/],
    [
      ['can we bring our lab?', 'could we get food at the lodge instead so she’s not on her own?'],
      /^You can eat without leaving/,
      /18 or over|wine from our cellar is on enquiry|Check-in is/i,
    ],
    ['what food can we get there in the evening', /grazing boxes/],
  ])('%j', told)
})

describe('how and when food is ordered', () => {
  it.each<Told>([
    ["What's the price of the picnic basket?", /^I do not have details .*on enquiry/],
    [['can we get a picnic basket', 'and how do i order'], /guest guide’s contact form/],
    ['picnic for the beach, what do i need to do', /^Picnic baskets are on enquiry/],
    ['how much is the picnic basket', /I do not have (?:details on exactly that|an answer to that)/],
  ])('%j', told)
  it.each<Told>([['Can we order food before we come?', /^Yes: while you book your stay, or through the guest guide/]])(
    '%j',
    toldPlainly,
  )
  it('“what do I need to do” does not ask for things to do', () => {
    expect(ask('picnic for the beach, what do i need to do').text).not.toContain('yoga')
  })
  it('a grazing box for tonight is for the team to say, and a price is only a price', () => {
    expect(ask('could we order a grazing box for tonight still?').text).toMatch(
      /^I cannot say whether that is still possible today/,
    )
    expect(ask('how much is a grazing box tonight').text).toMatch(/^A Grazing Box is €55/)
  })
  it('how long ahead a box is ordered is not written', () => {
    expect(ask('how much is a grazing box', 'when would I have to order it by').text).toContain('do not have details')
  })
})

describe('wine', () => {
  it.each<Told>([
    ['is byob allowed, have a nice bottle put by', /I do not have details.*Wine from our cellar/],
    ['We do not drink. Is there something nice to have in the evening?', /Grazing Box/, /Wine from/],
    ['hows about a bottle of bubbly in the room for when we land', /^Wine from our cellar is on enquiry/],
    ['what wine do you have', /^I do not have details on exactly that.*Wine from our cellar/],
  ])('%j', told)
  it('no wine is wanted, and none is missing', () => {
    expect(ask('no wine in the room ok?').text).not.toContain('I am sorry')
    expect(ask('there was no wine in the room').text).toContain('I am sorry')
  })
})

describe('whoever has an allergy is told what the kitchen says of it', () => {
  it.each<Told>([
    ['nuts are a problem for me', /allergens/],
    [
      ['is the grazing box ok, I am allergic to nuts', 'what about breakfast, same problem'],
      /^I do not have a list of ingredients/,
    ],
    [
      'my wife she not eat pork, have you food without',
      /^I do not have a list of ingredients.+tell us of an allergy when you order/,
    ],
    ['sesame makes my throat close up, whats in the grazing box', 'kitchens that handle nuts'],
    [
      'my fiancé swells up if he so much as looks at a nut. how careful are the people making the boxes?',
      'kitchens that handle nuts',
    ],
    [['i’m allergic to nuts', 'can i cook my own then'], 'induction hob'],
  ])('%j', told)

  describe('after an allergy, what it does not change is told, and the allergy with it', () => {
    const both = /vegetarian one €50.*I do not have a list of ingredients/
    it.each<Told>([
      [['my wife is allergic to nuts, what about breakfast', 'is there a veggie box'], both],
      [['my partner is coeliac, what about your food boxes', 'can i see whats in them'], both],
    ])('%j', told)

    it('but what it changes is not', () => {
      expect(ask('my partner is coeliac, what about your food boxes', 'is the grazing box ok for him').kind).toBe('handover')
    })
  })

  it('what is not eaten may be an allergy', () => {
    expect(ask("we don't eat dairy, what's in the breakfast tray").text).toMatch(/^I do not have a list of ingredients/)
  })
})

describe('cereal of one’s own', () => {
  it.each(['Should we bring our own cereal for the morning?', 'Must we bring our own granola?'])(
    '%s',
    says(/^Breakfast is an optional extra/),
  )
  it.each(['which cereal is in the breakfast tray?', 'does the breakfast hamper have porridge', 'is granola good for you'])(
    'what is in the tray, nobody has written: %s',
    isHeldBack,
  )
  it('may be cooked on the hob', () => {
    expect(ask('could I boil my own porridge in the cabin').text).toContain('induction hob')
  })
})

describe('the dearest thing to eat', () => {
  it.each([
    ["so what's the dearest thing I can order, food-wise I mean"],
    ["what's the most expensive food you can order"],
    ['what food can we order', 'and the cheapest of that?'],
  ])('is among the extras, and no room: %s', (...turns) => {
    expect(ask(...turns).text).toMatch(/Breakfast Tray for 2 \(€14\), Grazing Box standard \(€55\)/)
  })
  it('and the dearest room is one', () => {
    expect(ask('What is there to eat?', 'and which is the dearest cabin').text).toMatch(/^Our highest price is Stargazer/)
    expect(ask("what's the cheapest restaurant around").text).not.toContain('€14')
  })
})

it('which of the boxes has no meat', () => {
  for (const asked of [
    "I'm veggie. Which of the boxes is for me and what's it cost?",
    'which of the boxes has no meat?',
    'which box is the cheapest?',
  ])
    expect(ask(asked).text).toMatch(/^A Grazing Box is €55, the vegetarian one €50/)
})
