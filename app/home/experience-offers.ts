import { type Experience, experiences } from '#app/estate/experiences.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { productPrice, productRooms } from '#app/knowledge/wording.ts'

/** `rooms`: whose guests may order it; absent when all may. `price`: of one that is sold. */
export type ExperienceOffer = Experience & { rooms?: string | undefined; price?: string | undefined }

/** The experiences currently available: one ordered as a product is available while that is sold. */
export function experienceOffers(facts: Facts): ExperienceOffer[] {
  return experiences.map((experience) => {
    const { itemType, available } = experience
    if (!itemType) return experience
    const sold = facts.products.some((product) => product.itemType === itemType)
    return {
      ...experience,
      available: available && sold,
      rooms: productRooms(facts, itemType),
      price: productPrice(facts, itemType),
    }
  })
}
