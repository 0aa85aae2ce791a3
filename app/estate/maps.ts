/** What our own maps are drawn from: the shore, roads and place names around the estate. Drawings, not charts. */
import { estate } from './estate.ts'

export type Point = readonly [latitude: number, longitude: number]
export type MapPlace = { name: string; at: Point }
/** On which side of its point the label is placed, and its offset from the usual place there in map units, so that it clears every line. */
export type MapLabel = { at: Point; side: 'start' | 'end'; right?: number; up?: number }

/** The shore of north Wexford from Arklow to the Raven, through its headlands and strands. */
// biome-ignore format: pairs read better in rows
export const shore: readonly Point[] = [
  [52.818, -6.112], [52.806, -6.128], [52.795, -6.139], [52.789, -6.146], [52.781, -6.138], [52.774, -6.131], [52.768, -6.14],
  [52.757, -6.143], [52.748, -6.138], [52.741, -6.141], [52.729, -6.133], [52.721, -6.144], [52.712, -6.152], [52.699, -6.17],
  [52.692, -6.183], [52.686, -6.186], [52.679, -6.199], [52.668, -6.207], [52.661, -6.217], [52.648, -6.223], [52.641, -6.227],
  [52.632, -6.225], [52.622, -6.219], [52.613, -6.212], [52.608, -6.2], [52.6045, -6.203], [52.598, -6.195], [52.591, -6.202],
  [52.581, -6.2], [52.572, -6.192], [52.564, -6.181], [52.558, -6.188], [52.549, -6.201], [52.532, -6.215], [52.512, -6.23],
  [52.497, -6.25], [52.487, -6.26], [52.471, -6.281], [52.452, -6.3], [52.438, -6.314], [52.421, -6.338], [52.405, -6.353],
  [52.388, -6.361], [52.366, -6.36], [52.345, -6.354], [52.338, -6.36],
]

/** The coast's outline, in the footer and on the about page. Its viewport is 420 by 640 units. */
export const coast = {
  places: [
    { name: 'Arklow', at: [52.793, -6.15] },
    { name: 'Courtown', at: [52.645, -6.23] },
    { name: 'Gorey', at: [52.676, -6.293] },
    { name: 'Cahore', at: [52.564, -6.19] },
    { name: 'Curracloe', at: [52.39, -6.37] },
  ] as readonly MapPlace[],
  /** The point at `offset` units from the left and from the top. */
  anchor: { at: [52.82, -6.2] as Point, offset: 300 },
  unitsPerDegree: 1280,
  sea: { name: 'IRISH SEA', x: 393, y: 398, turn: -68 },
  description: `The Wexford coast from Arklow to Curracloe; ${estate.name} lies on the sea between Courtown and Cahore.`,
}

/** The last kilometres, in the guest guide: 400 by 470 units. Places without a label here are left out. */
export const lastKilometresMap = {
  corner: [52.737, -6.432] as Point,
  unitsPerDegree: 1790,
  motorway: {
    name: 'M11',
    x: 26,
    y: 197,
    turn: -52,
    // biome-ignore format: pairs read better in rows
    line: [[52.745, -6.232], [52.7, -6.272], [52.672, -6.328], [52.64, -6.37], [52.595, -6.45]] as readonly Point[],
  },
  // biome-ignore format: pairs read better in rows
  road: [
    [52.672, -6.328], [52.676, -6.293], [52.66, -6.255], [52.642, -6.236], [52.618, -6.24], [52.601, -6.232],
    [52.574, -6.234], [52.54, -6.256], [52.513, -6.285], [52.46, -6.33],
  ] as readonly Point[],
  // biome-ignore format: pairs read better in rows
  lane: [[52.601, -6.232], [52.603, -6.222], [52.6012, -6.2118]] as readonly Point[],
  labels: {
    Gorey: { at: [52.6732, -6.2972], side: 'start', right: 10, up: 23 },
    Ballymoney: { at: [52.689, -6.196], side: 'start', right: 22 },
    Courtown: { at: [52.643, -6.228], side: 'start', right: 4 },
    Cahore: { at: [52.564, -6.188], side: 'start' },
    Kilmuckridge: { at: [52.513, -6.285], side: 'end', right: -10 },
  } as Readonly<Record<string, MapLabel>>,
  description: `Outline map: the M11 comes to Gorey; from there the coast road runs by Courtown to ${estate.name}, on the sea, and on to Cahore and Kilmuckridge.`,
}
