/** What lies around the estate: beaches, towns, shops, and where to eat and drink. */
import { describe, expect, it } from 'vitest'
import { ask, heldBack, isHeldBack, type Told, told, toldPlainly } from '#test/guest-talk.ts'

describe('beaches and the sea', () => {
  it.each<Told>([
    [['we like long walks, is there something from the door', 'and swimming?'], /^The beach is a short walk/],
    [['how do we get to the beach from here', 'how long does it take'], /a short walk through the estate/],
    ['which beach is nicest', /Sheltered and clear/],
    [['any beaches near?', 'which is best for swimming'], /^Ballymoney beach/],
    [['where can we swim', 'how cold is it'], /I do not have details on exactly that.*beach/s],
    [['is there a sandy beach with icecream', 'and how far is that from the gate'], /Courtown \(7 km/],
    ['is the beach sandy', /^I do not have details on exactly that.*beach is a short walk/],
    [['How far is the beach', 'do we need the car for it?'], /^The beach is a short walk/],
    ['Which beach is best for a swim first thing', 'Ballymoney', 'Courtown'],
    [['what beach is nearest', 'can the dog run there', 'how far is it'], /Cahore \(6 km/],
    ['which beach would you go to for a dip first thing', /^Ballymoney beach/],
    [['what beaches are near', "the last one, what's it like"], /^Kilmuckridge beach/],
    [['how far is the beach', 'what about the ice cream place'], /^Courtown beach/],
    ['how far is Courtown beach from the gate', /^Courtown beach is 7 km away/],
    [['how far is the beach', 'can you swim there'], /there is no lifeguard/],
    ['is the sea cold', /^I do not have details on exactly that.*The beach is a short walk/],
    [['is there anywhere to swim', 'can we walk to it'], /short walk through the estate/],
    ['sandy beach for a picnic', /^The beach is a short walk.*By car: Cahore/],
    ['which beach for a dog walk', /^I do not have details on exactly that.*beach/],
    [['how far is kilmuckridge beach', 'and walking?'], /^Kilmuckridge beach is 14 km away/],
    ['which beach is best for a early morning swim', /^Ballymoney/],
  ])('%j', told)
  it.each<Told>([
    ['is the water safe for a dip? anyone on watch', 'there is no lifeguard'],
    ['Is the beach far for an old dog?', /^The beach is a short walk/],
    ['Is there a pier anywhere close by where you can walk on to the south?', /^Cahore beach.*A small pier/],
    ['where can we get a 99 by the seaside', /^Courtown beach.*ice cream/],
    ['A beach with a harbour and some woods, would you have that near?', /^Courtown beach/],
    ['Is Ballymoney very exposed, or is the water calm there?', /^Ballymoney beach.*Sheltered/],
    ['Where should I go for a dip first thing, somewhere out of the wind?', /^Ballymoney beach/],
    ['I forgot my tablets at home, is there a chemist anywhere near?', /^The nearest town is Gorey/],
  ])('%j', toldPlainly)
  it('who asks for cliffs is told of the beach that has them, and who asks for beaches of all', () => {
    expect(ask('Is there a cliff walk near you?').text).toMatch(/^Cahore beach is 6 km away.*clifftop path/)
    expect(ask('What beaches are nearby?').text).toContain('Courtown')
  })

  describe('where the beaches are listed', () => {
    it.each(['Is there a list of the beaches around you and how far each one is?', 'where are the beaches listed?'])(
      '%s',
      (message) => {
        const { text, sources } = ask(message)
        expect(text).toMatch(/Courtown \(7 km, 10 minutes\).*The guest guide lists them, too\.$/)
        expect(sources).toContainEqual({ category: 'facilities', key: 'guest_guide' })
      },
    )
    it('is not told to whoever asks for the beach', () => {
      expect(ask('where is the nearest beach').text).not.toContain('guest guide')
      expect(heldBack('Is there a list of golf courses?')).toBe(true)
    })
  })
})

describe('towns, shops and sights', () => {
  it.each<Told>([
    ['what can you see around there, we never been to wexford', /A small pier, a clifftop path/],
    ['is wexford town far', /^I do not have details on exactly that/],
    ['Is it far to Courtown from you?', /^Courtown beach is 7 km away/],
    ['we have no car, how do we get groceries', /^The nearest town is Gorey(?!.*By train)/s],
    [['any hikes', 'how long is it'], /^I do not have details/],
    ['is there a supermarket open late', /^(?!.*Check-in).*do not have details[\s\S]*nearest town is Gorey/],
    ['any chemist open on sunday evening', /^(?!.*weekend)[\s\S]*nearest town is Gorey/],
    ["It's bucketing down and she wants shops. Where to?", 'Gorey'],
    [['what is the nearest town', 'like what in gorey'], /shops, supermarkets/],
  ])('%j', told)
  it.each<Told>([['where can we pick up groceries before we get to ye', 'supermarkets']])('%j', toldPlainly)
})

describe('which of two places is nearer', () => {
  it.each<Told>([
    ['is gorey closer than courtown', /^No: Courtown is nearer, 7 km and 10 minutes by car\. Gorey is 12 km/],
    ['which of the beaches is nearer, cahore or courtown', /^Cahore is nearer, 6 km/],
    ['is courtown further than cahore', /^Yes: Cahore is nearer/],
    ['whats nearer, cahore beach or the courtown one', /6 km[\s\S]*7 km/],
  ])('%j', told)
})

describe('where to eat out', () => {
  it.each<Told>([
    [['where can we eat out', 'the pub one, how far?'], /^The pub above the slip in Cahore, 9 minutes/],
    [['where can we eat out', 'and the harbour one'], /^The harbour tables in Courtown/],
    [['are there takeaways near', 'something vegetarian'], /^Lotus Kitchen/],
    [['where can we eat out', 'is it dog friendly'], /^I do not have details on exactly that/],
    [['where can we eat', 'anything nice in gorey'], /^The bistros of Main Street/],
    ['is there a restarant on site', /^There is no restaurant here/],
    [['anything near for takeaway', 'closest one?'], /^The Slip Chipper in Courtown/],
    [['anything near for takeaway', 'and a place to sit in'], /^To eat out, by car/],
    [['Which place is nearest for dinner?', 'And the next nearest?'], /^The harbour tables in Courtown/],
    [
      ['is there somewhere to eat nearby', 'which one is closest', "and the last one on your list, what's that like?"],
      /^The village kitchen in Kilmuckridge/,
    ],
    [['is there somewhere to eat nearby', 'do they do food on a sunday?'], /^The village kitchen in Kilmuckridge/],
    [
      'Is there a restaurant on site or would we have to drive, and where is nearest?',
      /^There is no restaurant.*The nearest is the pub/s,
    ],
    [['is there a beach', 'is it far to Courtown from you?', "And what's there to eat"], /^To eat out, by car/],
    ['Where would you go for fish locally?', /^The harbour tables in Courtown/],
    [['pizza nearby?', 'do they have a number'], /020 915 0181/],
    [['where should we eat out', 'ok forget the pub. the takeaway with the vegetarian list, whats it called'], /Lotus Kitchen/],
    [['are there pubs close by', 'which is nearest'], /pub above the slip/, /bistros/],
    [['is there a restaurant', 'anywhere near for fish'], /^The harbour tables in Courtown/],
    ['is there a restaurant or bar on the grounds', 'There is no restaurant here.', 'For the rest'],
    [['which beach is nearer, cahore or courtown', 'food in the first'], /pub above the slip/i],
    ["where's the nearest pub", /^The nearest is the pub above the slip/],
    ['best pub for trad music', /do not have details[\s\S]*pub above the slip/],
    ['is there a pub we can walk to', /^To eat out, by car/],
    ['where near ye would do a thai that suits a veggie', /^Lotus Kitchen/],
    ['any thai food nearby', /^Lotus Kitchen in Gorey/],
    ['best place for chips', /^The Slip Chipper in Courtown/],
    [['where can we eat nearby', 'do they deliver'], /^I do not have details on exactly that/],
    [
      ['Where can we eat out', 'anything with a view of the sea', 'how far', 'is it dear'],
      /^I do not have details on exactly that(?!.*To eat out)/,
    ],
    ['is there a bar or restaurant where we can sit down in the evening', /^There is no restaurant here/],
    ['do you do a roast on sundays', /^There is no restaurant here/],
  ])('%j', told)
  it('how far the pubs are, and not the beaches', () => {
    expect(ask('any good pubs?', 'how far is that by car').text).toMatch(/^To eat out, by car/)
  })
})

describe('where to have coffee', () => {
  it.each<Told>([
    [['can my sister come for lunch', 'ok could we meet somewhere near'], /^For coffee: /],
    [['where can we get coffee', 'in courtown?'], /^The Harbour Loaf/],
    ['nice cafe for coffee nearby', /^For coffee:/],
    [
      ['somewhere for breakfast near you?', 'I mean a café outside, since we can’t check in yet. Anything open early?'],
      /^For coffee: /,
      /18 or over|wine from our cellar is on enquiry|Check-in is/i,
    ],
  ])('%j', told)
  it.each<Told>([['somewhere for breakfast near you that morning?', /^For coffee/]])('%j', toldPlainly)
  it.each(['is there coffee in the room', 'do i need to bring my own coffee or is there a machine'])(
    'in the room is not written: %s',
    isHeldBack,
  )
  it('elsewhere is', () => {
    expect(ask('where can we get a good coffee').text).toMatch(/^For coffee: /)
  })
})
