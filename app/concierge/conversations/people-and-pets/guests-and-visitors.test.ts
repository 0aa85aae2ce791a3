/** Who may come: how many, how old, who only visits, and who walks badly. */
import { describe, expect, it } from 'vitest'
import { ask, doesNotSay, isHeldBack, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('each room is for two guests, the estate for eight', () => {
  it.each<Told>([
    ['Me, wife and our son, 24. One room is ok for us all?', /two guests at most/],
    ['My son will ask his young lady to marry him during their stay. Do you help?', /^We arrange engagements/, 'adults only'],
    ['Can my son propose to his girlfriend at yours, and can our kids watch?', /adults only/],
    [['does the lodge allow animals', 'if it takes animals I suppose it also takes our twins (6)?'], /We are adults only/],
    ['Can we bring our twins?', /^We are adults only/],
    ['Can we leave our twins at home and come alone?', /two guests at most/, 'adults only'],
    ["We'll take the twin room", /^(?!We are adults only)/],
    [
      [
        "we've a 3 year old, would he be ok in one of the cabins",
        'ah ok pity. what about my mother, could she come along with us two',
      ],
      /two guests at most/,
    ],
    [
      ["we've a 3 year old, would he be ok in one of the cabins", 'so 2 max even in the lodge?'],
      /^Each cabin and the lodge is for two guests at most/,
    ],
    [['is the lodge for two', 'could we take two cabins then beside each other'], /Four (?:of you )?need two places/],
    [['is there a doctor near', 'we also come with my mother in law thats 3, ok?'], /two guests at most/],
    ['max ppl per rm', /two guests/],
    ['can 4 of us share', /Four (?:of you )?need two places/],
    ['how many people can stay on the whole estate at once?', /^Eight at most/],
    ['what is the maximum number of guests when you are full', /^Eight at most/],
    ['how many rooms do we need for five adults', /^Three, for five of you/],
    [['what does the lodge cost', 'with my two friends?'], /Three of you need two places/],
    [['3 lads, one cabin?', 'so how many cabins do we need'], /^Two, for three of you/],
    [['what rooms have you', '4 girls in the same room?'], /^Not in one, I am afraid.*Four of you need two places/],
    ['my wife and I and two friends, how many cabins do we need?', /^Two, for four of you/],
    ['do we need two cabins for four people', /^Yes: two, for four of you/],
    ['How many heads could you sleep if a crowd of us took over the whole place?', /^Eight at most/],
    [['stormchaser 3 nights sun to wed how much', 'thats for 2 people yeah?'], /two guests/],
    ['two couples coming, want to be near each other', /I do not have (?:details on exactly that|an answer to that)/],
  ])('%j', told)
  it.each<Told>([['can we sneak a friend in', /^No, please do not\. Each cabin and the lodge is for two guests at most/]])(
    '%j',
    toldPlainly,
  )

  describe('three in a room', () => {
    it.each([
      'can we be 3 in stargazer',
      'we are four, does sunriser work?',
      'would five of us fit in the lodge',
      'is stormchaser ok for three',
      '3 adults in the lodge?',
    ])('do not fit: %s', says(/two guests at most/))
    it('do not fit after a neighbouring room’s price either', () => {
      for (const message of ['can we be 3 in stargazer', 'is stargazer ok for three'])
        expect(ask('how much is sunriser on a friday', message).text).toMatch(/two guests at most/)
      expect(ask('how much is sunriser on a friday', 'and stargazer for 3 nights?').text).toContain('Stargazer is from')
    })
    it.each(['is the lodge ok for 3 nights', 'is sunriser free for 4 days', 'we are 5 km away', 'we are 4 to 5 hours away'])(
      'are nights, or miles: %s',
      doesNotSay('two guests'),
    )
    it('where the third is a child, we are adults only', () => {
      expect(ask('can we be 3 in stargazer, the third is my 4 year old').text).toContain('adults only')
    })
  })

  describe('a bed for a third', () => {
    it.each([
      'Could my mum squeeze in with the two of us on a sofa bed?',
      'Is there a sofa bed for a third?',
      'We are three, is there a sofa bed?',
    ])('makes room for nobody: %s', (message) => {
      expect(ask(message).text).toBe('Each cabin and the lodge is for two guests at most.')
    })
    it.each(['Is there a sofa bed?', 'is the third cabin the one with a sofa', 'have you an extra mattress'])(
      'is not meant by %s',
      isHeldBack,
    )
    it('is refused when the third is a child: adults only', () => {
      expect(ask('could my 6 year old sleep on a sofa bed with us').text).toContain('adults only')
    })
  })

  describe('whoever chips in for others does not sleep here', () => {
    it('who pays is not counted', () => {
      const { text } = ask('Six of us are chipping in for Stormchaser on a Friday for our friends, what has to be in the kitty?')
      expect(text).toMatch(/^Stormchaser is from €249/)
      expect(text).not.toContain('two guests')
    })
    it('is told the limit when they ask whether they all fit', () => {
      expect(ask('Three of us have a whip-round to share Stargazer, would we all fit?').text).toMatch(/two guests at most/)
    })
  })

  it.each(['how many people are staying on the estate this week', 'how many guests are there right now'])(
    'who is here now is not told: %s',
    doesNotSay('Eight'),
  )
})

describe('we are adults only, for a day and a baby too', () => {
  it.each<Told>([
    [['are kids ok', 'even just for lunch?'], /cannot visit/],
    ['is it just adults', /^We are adults only/],
    ['do u take over 18s only', /^We are adults only/],
    ['The girl on the phone told me children under 5 are fine, please just confirm that in writing', /adults only/],
    [
      ['can our 9 year old come', 'ok fair enough, granny will take her! How much is Sunriser for a Friday and Saturday?'],
      /^Those two nights/,
      /18 or over|wine from our cellar is on enquiry|Check-in is/i,
    ],
  ])('%j', told)
  it('whoever may have to cancel because of the baby brings none', () => {
    const asked = 'if I cannot go because of the baby, do we get money for the room back?'
    expect(ask('I’m 20 weeks pregnant and we booked Sunriser', asked).text).not.toContain('18 or over')
    expect(ask(asked).text).toMatch(/cancel/i)
  })
  it('who says an age under eighteen is told that every guest is an adult, and not to ring for help', () => {
    for (const said of ['im 17 and my boyfriend is 19', 'I am sixteen, can I come with my girlfriend', 'my girlfriend is 17'])
      expect(ask(said).text).toMatch(/^We are adults only/)
    expect(ask('I am 17 weeks pregnant, can I use the bath').kind).toBe('handover')
    expect(ask('we are 15 minutes late').text).toMatch(/^Check-in/)
  })
  it('a small one who is two is a child', () => {
    expect(ask("can we bring the small one, she's only 2").text).toMatch(/^We are adults only/)
    expect(ask('is the small one of the cabins cheaper').text).not.toMatch(/^We are adults only/)
  })

  describe('children who are spoken of and stay away', () => {
    it.each([
      "my niece's communion is that weekend. can we change the dates?",
      "It is our son's graduation that day, can we change our dates?",
    ])('are not told that they may not come: %s', (message) => {
      const { text } = ask(message)
      expect(text).toContain('To change a booking')
      expect(text).not.toContain('adults only')
    })
    it('and those who would come along are', () => {
      expect(ask("can my niece come along for my sister's wedding weekend?").text).toContain('adults only')
    })
  })

  it('whether there is a place for families nearby is not known here', () => {
    expect(ask('Is it possible to come with baby?', 'Sad. And is there place near for family?').kind).toBe('handover')
  })
  it.each(['Dürfen wir unsere Kinder mitbringen?', 'are kinder ok?', "are our boys welcome, they're 7 and 9"])(
    '%s',
    says(/^We are adults only/),
  )
  it('who does something for a guest does not come along, and who comes is told', () => {
    const text = ask('My son insists on knowing when we would be received at yours').text
    expect(text).not.toContain('adults only')
    for (const message of ['my daughter says she is 12 and wants to come', 'my son works and he is coming, he is 16'])
      expect(ask(message).text, message).toContain('adults only')
  })
  it('children stay children, and two lads are two adults', () => {
    expect(ask('can I book for my daughter, she is 12').text).toContain('adults only')
    expect(ask('can my two lads stay, they are six and eight').text).toMatch(/^We are adults only/)
    expect(ask('our girls are 4 and 7, ok?').text).toMatch(/^We are adults only/)
    expect(ask("we're two lads, is that a problem").text).toMatch(/^Each cabin and the lodge is for two/)
  })
  it('who still speaks of their child is told once more that it may not come, and whoever books anyway too', () => {
    const asked = 'can our 9 year old come along?'
    expect(ask('We’ve no sitter, can our 9 year old come along? She’s very good').text).toMatch(/^We are adults only/)
    expect(ask(asked, 'we bring our baby then. How much is Sunriser on a friday?').text).toMatch(/18 or over[\s\S]*€269/)
  })
  it('who minds the children lets their parents come', () => {
    expect(ask('the babysitter can only give us the one evening, would you take us?').text).toMatch(/1-Night Flexi/)
    expect(ask('the babysitter is sick, can the kids come?').text).toMatch(/adults only/)
  })
})

describe('adults of any age are welcome', () => {
  it.each<Told>([
    ["I'm 18, can I book?", /every guest is 18 or over/],
    ['is 18 old enough or do i have to be 21', /every guest is 18 or over/],
    [['Can I bring my son', 'he’s 19'], /^At 19 they are welcome/],
    [['do ye sell vouchers', 'shes 72 is that too old'], /^At 72 they are welcome/],
    ['im 19 do i need a parent', /^At 19 they are welcome/],
  ])('%j', told)

  describe('nobody is too old', () => {
    it.each([
      'we’re in our 60s is it not all instagram couples',
      'is it just influencers',
      'is it all young couples taking selfies',
      'would two oul ones in their seventies fit in',
      'is it only for young couples',
    ])('%s', says(/^Every adult is welcome, whatever their age\./))
    it.each(['do you do a pensioners discount', 'is there money off for pensioners', 'is my old dog welcome'])(
      'but not: %s',
      doesNotSay('whatever their age'),
    )
  })
})

describe('visitors come by arrangement, and no child does', () => {
  it.each<Told>([
    [['can we have friends over', 'gone by 9'], /Day visitors/],
    ['My friends live in Gorey, can they drop over for the afternoon with their teenage daughter?', /cannot visit/],
    [['we have a 16 year old', 'and if she just comes for lunch'], 'cannot visit'],
    ['Can my mam call in for a cup of tea on Saturday afternoon?', 'Day visitors come by arrangement', 'not have an answer'],
    ['can my sister join us for one night', /Day visitors come by arrangement/],
    ['We have a dog and my mother lives nearby. Could she come for tea?', /Day visitors come by arrangement/],
    ['We bring our dog. My sister lives in Gorey, can she visit us?', /Day visitors come by arrangement/],
    ['My mother lives nearby and has a dog. Could she come for tea?', /^Pets are welcome/],
    ['can my sister and her little boy (3) drop in for a coffee?', /cannot visit/],
    [['can we bring our 6 month old', 'what about just for the day, my mum would mind her'], /cannot visit/],
    ["Can my sister's kids just come over for lunch one day while we stay?", /cannot stay and cannot visit/],
    ['do you do day passes', /“Day visitors come by arrangement/],
    ['can we have a look around before booking', /“Day visitors come by arrangement/],
    [['is it ok to bring a baby', 'what about for lunch only'], /cannot stay and cannot visit/],
    ['could our friends call over for an hour with their baby', /cannot visit/],
  ])('%j', told)
  it.each<Told>([['could we have a few friends over for a drink', 'Day visitors come by arrangement']])('%j', toldPlainly)
  it('a child may not come for a day either, whatever was said of visitors', () => {
    expect(ask('do you do day visits').text).toMatch(/Day visitors come by arrangement.*every visitor must be 18 or over/)
    expect(ask('We have two boys, 7 and 9', 'and just for a day visit?').text).toContain('cannot visit')
    expect(ask('do you do day visits', 'can my 12 year old come along for that visit').text).toContain('cannot visit')
  })
  it('who apologises for asking does not complain', () => {
    const said = ask(
      'Quick one, and apologies if it has been asked a hundred times. Could my sister call over for a glass of wine?',
    )
    expect(said.text).toMatch(/^Under .*“Day visitors come by arrangement/s)
  })
})

describe('steps, gravel, and a lift to the door', () => {
  it.each<Told>([
    ['hows the place for someone with a bad hip?', /a level gravel path/],
    ['I use a wheelchair. Is breakfast included?', /Breakfast is an optional extra/],
    [['my wife uses a wheelchair, is there steps?', 'could somebody help us to the door'], /drive you to the door/],
    [['is the shower level', 'who can tell me'], /^You can reach the team/],
    ['my granny can’t walk far', /^Under “Access and parking”/],
    ['my husband uses a walking stick and gravel is hard for him', /^Under “Access and parking”/],
    [['My partner uses a wheelchair', 'the gravel, is it ok'], /level gravel path/],
    ['Is there a step to get in to the cabin?', /level gravel path/],
  ])('%j', told)
  it('who is of a great age is told how far it is from the car', () => {
    expect(ask('my mother is 80, is the path ok for her').text).toContain('level gravel path')
  })
  it('whoever asks for a room without steps is told the way to the door', () => {
    expect(ask('ok and which room has no steps').text).toContain('level gravel path')
  })
  it('the gravel and the distance are told once', () => {
    const { text } = ask('mam is 79 and not great on gravel, shes coming with me. how far is the car from the door')
    expect(text).toContain('we will drive you to the door')
    expect(text.match(/level gravel path/g)).toHaveLength(1)
  })
  it('whoever cannot walk far is driven to the door', () => {
    expect(ask('Four minutes is a bit much for him. Could somebody bring us to the door?').text).toContain(
      'we will drive you to the door',
    )
  })
})

describe('the public', () => {
  it.each(['is the estate open to the public?', 'do you let the public in', 'can anyone just wander in?'])(
    'comes by arrangement: %s',
    says(/“Day visitors come by arrangement\.”/),
  )
  it.each(['do you have children running round the place?', 'is it full of wee ones roaring?'])(
    'and no children run about: %s',
    says(/^We are adults only/),
  )
})

describe('a family that stays at home', () => {
  it.each([
    'Elections are coming up at home in Poland and my family is fighting about it. Whom would you choose if you were me?',
    'My family is fighting about the will, what do I do?',
    'Which family owns the estate these days',
    'Is it still in the same family?',
  ])('brings no children: %s', (message) => {
    expect(ask(message).text).not.toContain('adults only')
  })
  it('may ask about them', () => {
    expect(ask('Our family always argues about holidays. Can we bring the kids?').text).toMatch(/^We are adults only/)
  })
  it('a son who proposes is no child', () => {
    expect(ask('my son is asking her to marry him at yours, can ye help').text).toMatch(/^We arrange engagements/)
    expect(ask('my son is getting married, can the kids come?').text).toMatch(/^We are adults only/)
  })
})

describe('a child told of in passing', () => {
  it.each([
    'thats brilliant thanks a million. last thing, theres a little lad of 6 with us sometimes, hes no trouble',
    "we've a wee girl who's four, would she be ok?",
    "I've a little lad of 6 with me on Saturdays, no bother to anyone",
  ])('%s', (message) => {
    expect(ask('how near is the beach', message).text).toMatch(/^We are adults only/)
  })
  it('whoever was a child once has grown up', () => {
    expect(ask('I was a little boy of six when I was last in Gorey, how far is it?').text).not.toContain('adults only')
  })
})
