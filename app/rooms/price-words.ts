/** Phrases about prices used in more than one place. Not in pricing.ts, which every page sends to the browser. */
import { modeLabels } from './pricing.ts'

/** About room prices. */
export const pricesAreFor = 'for the whole room, not per person'

/** About late check-out: “it …”. */
export const lateCheckOutGoesWith = `is part of every ${modeLabels.oneNightFlexi} and can be added to a stay of two nights or more`
