/** What there is to do, from the experiences registry, phrased for the middle of a sentence. Empty if there is nothing of that kind. */
import { celebrations, estateExperiences, wildExperiences } from '#app/estate/experiences.ts'
import { list, small } from '#app/knowledge/wording.ts'

export const onOffer = list(wildExperiences.map(({ name }) => small(name)))

export const toAskFor = list(
  wildExperiences.map(({ name, askedFor = small(name) }) => askedFor),
  'or',
)

/** Elopements are discussed rather than set up. */
export const setUp = list(celebrations.filter(({ id }) => id !== 'elopements').map(({ name }) => small(name)))

export const walks = list(estateExperiences.flatMap(({ walk }) => walk ?? []))

/** Forest bathing can also be a walk of one's own; here it counts as arranged. */
const arranged = new Set(wildExperiences.map(({ id }) => id))
export const ownWalks = list(estateExperiences.flatMap(({ id, walk }) => (walk && !arranged.has(id) ? walk : [])))
