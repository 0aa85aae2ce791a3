import { estate } from './estate.ts'
import type { Point } from './maps.ts'

/** Degrees of longitude are narrower than those of latitude by this, here. */
const east = Math.cos((estate.geo.latitude * Math.PI) / 180)

/**
 * Where our own maps draw a point, in tenths of their units.
 * @param corner the point at the top, `fromLeft` units from the left
 */
export function projection(corner: Point, unitsPerDegree: number, fromLeft = 0): (point: Point) => [x: number, y: number] {
  const [top, left] = corner
  return ([latitude, longitude]) => [
    tenths(fromLeft + (longitude - left) * unitsPerDegree * east),
    tenths((top - latitude) * unitsPerDegree),
  ]
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
