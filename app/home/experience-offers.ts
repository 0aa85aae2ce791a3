import { type Experience, experiences } from '#app/estate/experiences.ts'
import type { Facts } from '#app/knowledge/facts.ts'
import { productPrice, productRooms } from '#app/knowledge/wording.ts'

/** `rooms`: the rooms whose guests may order it, absent if all may. `price`: that of the product, while it is sold. */
export type ExperienceOffer = Experience & { rooms?: string | undefined; price?: string | undefined }

/** The experiences that are currently available: one ordered as a product is available while that is sold. */
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
