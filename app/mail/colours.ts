import { palette } from '#app/estate/palette.ts'

/** The colours of emails: mail programs know no style sheet of ours. */
export const colours = {
  ground: palette.oat,
  sheet: palette.bone,
  panel: mixed(palette.bone, '#ffffff', 0.7),
  ink: palette.ink,
  quiet: palette.moss,
  rule: mixed(palette.oat, palette.moss, 0.15),
  head: palette.ink,
  onHead: palette.oat,
  caption: palette.seaGlass,
  action: palette.ember,
  onAction: '#ffffff',
}

export const night = {
  ground: mixed(palette.ink, '#000000', 0.32),
  sheet: palette.ink,
  panel: mixed(palette.ink, palette.seaGlass, 0.08),
  ink: palette.bone,
  quiet: mixed(palette.seaGlass, palette.oat, 0.25),
  rule: palette.moss,
}

/** @param share how much of `other` there is, 0 to 1 */
function mixed(colour: string, other: string, share: number): string {
  const others = channelsOf(other)
  const parts = channelsOf(colour).map((channel, index) => channel + share * ((others[index] ?? 0) - channel))
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue, 0 to 255. */
function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
