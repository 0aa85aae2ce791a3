/** Plain ways to ask for a thing by its name, for every topic that has one: the exemplars need not repeat them. */
import type { TopicId } from '#app/understanding/topics.ts'

const things: Partial<Record<TopicId, string>> = {
  wifi: 'wifi|internet',
  parking: 'parking',
  breakfast: 'breakfast|a breakfast tray|a breakfast hamper',
  tub: 'a hot tub|an outdoor tub|a soaking tub',
  heating: 'heating|a stove|underfloor heating|a fireplace',
  showers: 'a shower|an outdoor shower',
  beds: 'a king bed|a double bed',
  kitchen: 'a kitchen|an induction hob|cooking facilities',
  cinema: 'a cinema|a projector',
  dining: 'food|dinner|meals|a restaurant|an evening meal',
  grazing: 'a grazing box|a charcuterie board|a cheese board|a vegetarian box',
  picnic: 'a picnic|a picnic basket',
  wine: 'wine|a bottle of wine|champagne',
  sauna: 'a sauna|the outdoor sauna',
  yoga: 'yoga|a yoga class|yoga sessions',
  meditation: 'meditation|a meditation session',
  reiki: 'reiki|a reiki session',
  forest_bathing: 'forest bathing',
  heated_bath: 'the wood fired bath|the heated bath|a heated bath',
  bath_reheat: 'a bath reheat|a reheat',
  beach: 'a beach|the sea',
  walks: 'walks|a walking trail|hiking',
  taxis: 'a taxi|taxis',
  cafes: 'a cafe|a coffee shop',
  eating_out: 'good restaurants nearby|a pub nearby',
  takeaways: 'a takeaway|pizza nearby',
  town: 'a shop nearby|a supermarket',
  hospital: 'a hospital nearby',
  vouchers: 'gift vouchers|a gift card',
  late_check_out: 'late checkout|a late check out',
  deposit: 'a security deposit|a damage deposit',
  newsletter: 'a discount|special offers|a promo code',
  experiences: 'activities|experiences|wellness treatments',
  windows: 'big windows|a view|floor to ceiling windows',
  two_night: 'the two night escape',
  flexi: 'the one night flexi',
  guest_guide: 'the guest guide',
}

const frames = [
  '{}',
  'is there {}',
  'do you have {}',
  'do you offer {}',
  'have you got {}',
  'is {} available',
  'is there {} in the cabin',
  'does stargazer have {}',
  'does it have {}',
  'can we get {}',
  'can I have {}',
  'we would like {}',
  'is {} possible',
  'tell me about {}',
  'what about {}',
  'any information on {}',
  'are we able to use {}',
]

export function templateExemplars(): { topic: TopicId; text: string }[] {
  return Object.entries(things).flatMap(([topic, list]) =>
    list
      .split('|')
      .flatMap((thing, at) =>
        frames
          .filter((_, i) => at === 0 || i % 2 === at % 2)
          .map((frame) => ({ topic: topic as TopicId, text: frame.replace('{}', thing) })),
      ),
  )
}
