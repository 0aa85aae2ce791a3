/**
 * Questions about places that are not ours: "how big is the Phoenix Park?", "does the Ritz take dogs?". Our own fact would be a wrong
 * answer.
 */

import { estate } from '#app/estate/estate.ts'
import { oneOf } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import { isTopic, type TopicId } from '#app/understanding/topics.ts'

/** Told of the country around us, where other places are named by right. */
const ofTheCountry = new Set<TopicId>([
  'location',
  'town',
  'beaches',
  'taxis',
  'cafes',
  'takeaways',
  'eating_out',
  'hospital',
  'doctor',
  'emergency',
  'best_rate',
])

const wellKnown = [
  [
    'phoenix park|st stephen s green|croke park|aviva|dublin zoo|fota|glendalough|powerscourt|glenveagh|connemara',
    'killarney|ring of kerry|burren|cliffs of moher|giant s causeway|newgrange|blarney|bunratty|kylemore|skellig',
    'aran islands?|inis (?:mor|meain|oirr)|hook head|curracloe|brittas bay|bray|tramore|lahinch|dingle|lough \\w+',
    'wicklow mountains|croagh patrick|carrauntoohil|temple bar|guinness storehouse|the spire|titanic',
  ].join('|'),
  'dublin|cork|galway|limerick|waterford|kilkenny|sligo|donegal|kerry|mayo|belfast|derry|wicklow|london|edinburgh|paris|rome|madrid|barcelona|lisbon|amsterdam|berlin|munich|vienna|prague|new york|boston|chicago|tokyo|sydney|dubai',
  'shelbourne|ritz|hilton|marriott|radisson|ibis|premier inn|travelodge|center parcs|butlins|ashford|adare manor|ballymaloe|dromoland|druids glen|seafield|monart|marlfield|amber springs|ashdown park|airbnb s|starbucks|mcdonald s?|ikea|aldi|lidl|tesco',
].join('|')
const kindOfPlace =
  '(?:national park|hotel|airport|castle|zoo|museum|cathedral|university|stadium|hostel|resort|bed and breakfast|b and b|shopping centre|theme park|mountains?|islands?)'
const elsewhere = new RegExp(
  [
    '\\b(?:in|at|of|on|is|are|was|does|do|did|has|have|about) (?:the |a )?',
    oneOf(
      `${wellKnown}`,
      `(?!(?:your|our|my|this|that|any|there|it|nearest|next|local|near|the|a) )\\w+ (?:\\w+ )?${kindOfPlace}`,
    ),
    '\\b',
  ].join(''),
)
const { name, address } = estate
const ourNames = [name, address.locality, address.region.replace('Co. ', '')].map(plain).join('|')
/** Whoever speaks of us or of themselves asks about a stay: "we are at Dublin airport, when can we come?" */
const ofUs = new RegExp(
  [
    '\\b',
    oneOf(
      'i|we|me|us|our|ours|my|you|your|yours|ye|yer|yous|here|estate|lodge|cabins?|guide|from|near|nearby|far|before',
      `after|staying|living|coming|arriving|landing|flying|driving|${ourNames}`,
    ),
    '\\b',
  ].join(''),
)

/** Does a text ask of another place than ours? `text` is made plain. */
export const namesElsewhere = (text: string): boolean => elsewhere.test(text) && !ofUs.test(text)

/** Does a text that reads like one of our topics ask of somewhere else? `text` is made plain. */
export function asksElsewhere(text: string, topic: string): boolean {
  return isTopic(topic) && !ofTheCountry.has(topic) && namesElsewhere(text)
}
