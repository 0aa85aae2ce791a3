import type { BaseLogger } from 'pino'
import type { Phrase } from '#app/concierge/concierge.server.ts'
import type { Settings } from '#app/settings.server.ts'
import { phraseWith } from './llm.server.ts'

/** How answers are phrased: by the configured language model, whose text is checked, or otherwise by the engine itself. */
export function conciergePhrase({ conciergeModel: { url, key, model } }: Settings, log: BaseLogger): Phrase | undefined {
  if (!url) return undefined
  return phraseWith({ url, key, model }, undefined, (report) => log.info(report, 'concierge model'))
}
