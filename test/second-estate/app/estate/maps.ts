import { estate } from './estate.ts'

export type Point = readonly [latitude: number, longitude: number]
export type MapPlace = { name: string; at: Point }
export type MapLabel = { at: Point; side: 'start' | 'end'; right?: number; up?: number }

export const shore: readonly Point[] = [
  [53.9, -9.5],
  [53.83, -9.58],
  [53.79, -9.63],
  [53.74, -9.7],
]

export const coast = {
  places: [{ name: 'Westport', at: [53.8, -9.52] }] as readonly MapPlace[],
  anchor: { at: [53.95, -9.6] as Point, offset: 210 },
  unitsPerDegree: 1800,
  sea: { name: 'CLEW BAY', x: 80, y: 300, turn: -60 },
  description: `The shore of Clew Bay, with ${estate.name} on it.`,
}

export const lastKilometresMap = {
  corner: [53.87, -9.75] as Point,
  unitsPerDegree: 2400,
  motorway: { name: 'N5', x: 300, y: 120, turn: 20, line: [[53.85, -9.4], [53.8, -9.52]] as readonly Point[] }, // biome-ignore format: pairs read better in rows
  road: [[53.8, -9.52], [53.795, -9.58]] as readonly Point[], // biome-ignore format: pairs read better in rows
  lane: [[53.795, -9.58], [53.8003, -9.6102]] as readonly Point[], // biome-ignore format: pairs read better in rows
  labels: { Westport: { at: [53.8, -9.52], side: 'start' } } as Readonly<Record<string, MapLabel>>,
  description: `Outline map: the N5 comes to Westport; from there the quay road leads to ${estate.name}.`,
}
