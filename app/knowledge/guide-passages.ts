/** The public parts of the guest guide: the way here, and how things work. Nothing that its password protects. */
import { access, facilities, lastKilometres, routesHere } from '#app/estate/arrival.ts'
import { wildExperiences } from '#app/estate/experiences.ts'
import { guideFolds, guideTitle } from './guide-sections.ts'
import type { Passage } from './passage.ts'

const at = (anchor: string, title: string, texts: readonly string[]): Passage[] =>
  texts.map((text) => ({ page: 'guest guide', title, address: `/guest-guide#${anchor}`, text }))

export const guidePassages: readonly Passage[] = [
  ...at(
    'find-us',
    guideTitle('find-us'),
    routesHere.map(({ from, text }) => `${from}: ${text}`),
  ),
  ...at(
    'parking',
    guideFolds.parking,
    access.map(({ title, text }) => `${title}: ${text}`),
  ),
  ...at('arrival', guideFolds.arrival, lastKilometres),
  ...at(
    'add-ons',
    guideTitle('add-ons'),
    wildExperiences.flatMap(({ name, inFull }) => (inFull ? [`${name}: ${inFull}`] : [])),
  ),
  ...facilities.flatMap(({ title, steps }) => at('facilities', `${guideTitle('facilities')}, ${title}`, steps)),
]
