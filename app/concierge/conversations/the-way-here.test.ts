/** How guests come: by car, train, bus and taxi, how long it takes, where to turn in and where to park. */
import { describe, expect, it } from 'vitest'
import { admitted, ask, doesNotSay, says, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('the way by car', () => {
  it.each<Told>([
    ['In the last hotel we had to pay 15 euro a night for the auto. By you also?', /^Parking on the estate is free/],
    ['In the last hotel we paid 80 euro for the car hire, can you recommend one?', /^I do not have/],
    ['What about coming by car?', /By car from Dublin/],
    [['Tell me about Sunriser', 'How else can we reach you?'], /^You can reach the team/],
    ['I must see the ocean once. From the cabin is it possible to go by foot?', /^The beach is a short walk/, 'windows'],
    [['coming from rosslare off the ferry', 'what road'], 'N11'],
  ])('%j', told)
  it('from the airport and from the station', () => {
    expect(ask('how we can arrive to you from Dublin airport please?').text).toMatch(/^Under “Find Us” .+ M11 south to Gorey/)
    expect(ask('Could we hire a taxi from the train station to ye?').text).toMatch(/^For a taxi/)
    expect(ask('how can I get a refund from Amazon').text).not.toMatch(/^We are near/)
  })
  it.each<Told>([
    ['We’re arriving in Dublin airport at 11 in the morning, how do we get to you?', 'M11 south'],
    ['we land in dublin, how do we get to you', 'M11 south'],
    ['How do I get there from the airport?', 'M11 south'],
    ['when do the trains go?', 'stop in Gorey'],
    ['what time is the bus from Gorey', 'stop in Gorey'],
  ])('the way here is quoted from the guide: %s', told)
  it('a story before the question is the place one comes from, or nothing', () => {
    expect(ask('We’re coming from Boston in October and renting a car at Dublin airport. How do we get to you?').text).toContain(
      'M11 south',
    )
    expect(ask('We come by ferry to Rosslare. how do we get there?').text).toContain('N11 north')
    expect(ask('looking to get a voucher for my brothers wedding. how does it work').text).not.toMatch(admitted)
  })
})

describe('the way without a car', () => {
  it.each<Told>([
    ['by bus from dublin airport', /coaches stop in Gorey/],
    ['no car, is there a bus', /the Wexford coaches stop in Gorey/],
    ["We don't drive. Is there a train we could take from Connolly?", /“By train or coach/],
    ["We'll be flying into Dublin, no car. What's the best way down?", /By train or coach/],
    [['we have no car', 'how do we get to you from dublin'], /By train or coach/],
    [['neither of us drives', 'what’s the best way to get to you'], /By train or coach/],
    [['tell me about stormchaser', 'how do we get there by train'], /By train or coach/],
    [['we have no car', 'train?'], /By train or coach/],
    ['we are two from Lyon without car, how we come from Dublin airport?', /By train or coach/],
    [['how do I get there from Dublin', 'without a car'], /By train or coach/],
    ["we don't drive, how do we get to you", /Dublin to Rosslare line/],
    ['neither of us drives. is it doable', /By train or coach/],
    [['how do we get to ye from dublin', 'no car'], /By train or coach/],
    ['how do I get from the station to you', /fifteen minutes by taxi/],
    [['how do we get there without a car', 'and from the station?'], /fifteen minutes by taxi/],
    ['are you far from the train station', /fifteen minutes by taxi/],
    ['do we need a car', 'fifteen minutes by taxi'],
    ['do u pick up from the train station', /^I do not have details on exactly that.*For a taxi/],
  ])('%j', told)
  it.each([
    ["And we've no car. How do we get from the airport to you?", 'By train or coach'],
    ['we are in the lodge since yesterday, without car. Where can we have a dinner tonight?', 'Slip Chipper'],
    ['we have no car', 'For a taxi'],
  ])('is not told where to park: %s', (question, told) => {
    const { text } = ask(question)
    expect(text).toContain(told)
    expect(text).not.toContain('Parking')
  })
})

describe('taxis', () => {
  it.each<Told>([
    [['can you recommend a taxi', 'which is nearest the station'], /^Gorey Town Taxis/],
    [['how do we get to you without a car', 'who can collect us there'], /^For a taxi: /],
    [['does the train go near', 'which taxi'], /^For a taxi: /],
    [['where is the taxi number', 'can you book it for me'], /^I cannot book one for you/],
    [['How much is a taxi from Gorey?', "Is there one you'd ring?"], /Gorey Town Taxis/],
    ['which taxi is closest to ye', 'Courtown Harbour Cabs', 'Gorey Town Taxis'],
    [['who can I ring for a taxi from courtown', "and if they don't pick up?"], /Gorey Town Taxis.*North Wexford/],
    ['a taxi home, whos handiest', /^Courtown Harbour Cabs/],
    [['is there a pub near', 'number of a taxi then'], /Courtown Harbour Cabs/],
  ])('%j', told)
  it('the fare of a taxi is not the way here once more', () => {
    expect(ask('how do we get there from dublin without a car', 'how much is the taxi').text).toMatch(/For a taxi: Gorey Town/)
  })
  it('“number for one then”, some turns after the taxi', () => {
    expect(ask('number for a taxi?', 'and how long to gorey', 'number for one then').text).toContain('020 913')
    expect(ask('number for one then').kind).toBe('handover')
  })
})

describe('how long the way takes', () => {
  it.each<Told>([
    [['What time can we check in?', 'how far is it from the port'], /“By car from Rosslare/],
    ['how far are you from the ferry port', /“By car from Rosslare/],
    ['from the ferry at Rosslare, how long is the drive please?', /^(?!.*For the rest).*An hour, either way/s],
    ['We come by ferry to Rosslare. How long?', /An hour, either way/],
    [['how do I get there from Rosslare', 'how long does that take'], /^Under “Find Us”.*An hour, either way/],
    ['how far is dublin', /an hour and a quarter/],
    ['what is the distance to Rosslare', /An hour, either way/],
    ['We come with the ferry to Rosslare. How long is the drive?', /An hour, either way/],
  ])('%j', told)
  it.each<Told>([['boat docks in rosslare at 5 how long have we to drive', 'An hour, either way']])('%j', toldPlainly)
  it('how long the drive is, asked after the way', () => {
    expect(ask('how do we get to you', 'we hire a car, how long is the drive?').text).toContain('about an hour and a quarter')
  })
})

describe('where we are, and how to find the gate', () => {
  it.each<Told>([
    ['how do we find you, google maps takes us to a field', /Latitude 52\.6012/],
    [['we are driving from rosslare', 'where do i turn in'], /Our gate is on the sea side/],
    ['Hello! First time in Ireland. Where are you exactly?', /^We are near Gorey/],
    ['this is the one in kerry isnt it', /^We are near Gorey/],
    ['GPS coordinates please', /Latitude 52\.6012, longitude -6\.2118\./],
    ['how do we find the gate, the satnav is useless', /“Our gate is on the sea side/],
    ['What end of the country are ye in, is it handy for Galway?', /near Gorey/],
    ['where exactly is the gate', /on the sea side.*two low stone piers/],
  ])('%j', told)
  it.each<Told>([['how do we find ye once we are past courtown', 'stay on the coast road for seven kilometres']])(
    '%j',
    toldPlainly,
  )
})

describe('where to park, and the way to the door', () => {
  it.each<Told>([
    [['hiya is there parking', "where's that exactly"], /in the clearing beside the old barn/],
    [['do you have an ev charger', 'is there parking at least', 'do i pay', 'how far do we have to lug the bags'], 'handcart'],
    ['Where do we leave the car and is it a trek with suitcases', /handcart/],
    ['how far is it from where you park to the rooms and is there a way round it', /Two to four minutes/],
    ['Guten Tag, we come by 2 cars. Is there place for both?', /One space is kept for each room/],
    [['is there parking', 'far from the cabin?'], /Two to four minutes on foot/],
    [['is there parking', 'and the walk from it?'], /Two to four minutes on foot/],
    ['hows the parking work is it beside the cabin or a hike', /beside the old barn.*Two to four minutes/],
  ])('%j', told)
})

describe('who only says how they come is not told where to park', () => {
  it.each([
    'no car for the weekend, what will we eat',
    'we won’t have a car, what will we eat',
    'no car with us, can we get food delivered',
    'without a car, what can we do all day',
  ])('%s', doesNotSay(/parking/i))
  it('but how to come is told where it is asked', () => {
    expect(ask('no car, how do we get there').text).toContain('By train or coach')
  })
})

describe('whoever cannot find us is told where the gate is', () => {
  it.each([
    ['my flight gets into dublin at 9pm', 'how do we find it in the dark'],
    ['were lost, theres no sign', 'we passed a second bridge'],
    ['how do we get there', 'is it hard to find'],
    ['where is the gate', 'i think we are lost'],
  ])('%s — %s', says(/“Our gate is on the sea side: .*seven kilometres\.”/s))
  it.each(['i lost my phone', 'we lost the key', 'is there a card game called bridge'])('but not: %s', doesNotSay('sea side'))
})

describe('the car that is left here', () => {
  it.each<Told>([
    [["We're driving from Cork", 'is it safe to leave the car, its a new one'], /^Parking on the estate is free and secure/],
    [["We're driving from Cork", 'is it safe to leave the car, its a new one', "so we won't be charged for that?"], /free/],
    [['where do we park?', "and there's no charge for it?"], /free/],
  ])('%j', toldPlainly)
  it('the room is not free', () => {
    expect(ask('where do we park?', 'will we be charged for the room now?').text).not.toMatch(/^Parking/)
  })
})
