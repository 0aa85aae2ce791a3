/** An answer's entries, named for guests: `check_in` is “Check-in”. Pure. */
import type { EntryRef } from '#app/knowledge/entry.ts'
import { modeLabels } from '#app/rooms/pricing.ts'
import { rooms } from '#app/rooms/rooms.ts'

/** Exceptions to deriving names from keys. */
const spelt: Record<string, string> = {
  wifi: 'WiFi',
  'check in': 'check-in',
  'check out': 'check-out',
  'two night escape': modeLabels.twoNight,
  'one night flexi': modeLabels.oneNightFlexi,
  ...Object.fromEntries(rooms.map(({ id, name }) => [id, name])),
}

export function sourceNames(sources: readonly EntryRef[]): string[] {
  return [...new Set(sources.map(({ key }) => nameOf(key)))]
}

function nameOf(key: string): string {
  const words = key.replaceAll('_', ' ').replace(/^beach (\w)(.*)/, (_, first, rest) => `${first.toUpperCase()}${rest} beach`)
  const name = Object.entries(spelt).reduce((text, [plain, right]) => text.replace(new RegExp(`\\b${plain}\\b`), right), words)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
