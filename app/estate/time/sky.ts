/**
 * Computes sun and moon over the estate. NOAA's sunrise equation and the mean synodic month: accurate to a minute or two, and to a day.
 */

const dayMs = 86_400_000
const radians = Math.PI / 180
/** The sun's centre when its upper edge appears, below the horizon by its radius and atmospheric refraction, in degrees. */
const sunriseAltitude = -0.833
const synodicDays = 29.530588853
/** A new moon: 6 January 2000, 18:14 UTC. */
const knownNewMoon = Date.UTC(2000, 0, 6, 18, 14)

export type Place = { latitude: number; longitude: number }

/** Sunrise on the day (in `date`'s UTC calendar) at a place that has one every day. */
export function sunriseOn(date: Date, place: Place, altitude = sunriseAltitude): Date {
  return sunAt(altitude, -1, date, place)
}

export function sunsetOn(date: Date, place: Place, altitude = sunriseAltitude): Date {
  return sunAt(altitude, 1, date, place)
}

/** Civil twilight: light enough to walk by. Pass it as `altitude` for first and last light. */
export const twilightAltitude = -6

/** When the sun passes an altitude before (-1) or after (1) noon. */
function sunAt(altitude: number, side: -1 | 1, date: Date, { latitude, longitude }: Place): Date {
  const midday = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12)
  const day = Math.round((midday - Date.UTC(2000, 0, 1, 12)) / dayMs) - longitude / 360
  const anomaly = (357.5291 + 0.98560028 * day) * radians
  const centre = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly)
  const ecliptic = anomaly + (centre + 180 + 102.9372) * radians
  const noonDays = day + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * ecliptic)
  const declination = Math.asin(Math.sin(ecliptic) * Math.sin(23.4397 * radians))
  const north = latitude * radians
  const hourAngle = Math.acos(
    (Math.sin(altitude * radians) - Math.sin(north) * Math.sin(declination)) / (Math.cos(north) * Math.cos(declination)),
  )
  return new Date(Date.UTC(2000, 0, 1, 12) + (noonDays + (side * hourAngle) / (2 * Math.PI)) * dayMs)
}

export type Moon = {
  /** 0 and 1 are new moon, 0.25 first quarter, 0.5 full, 0.75 last quarter. */
  phase: number
  /** The lit part of the disc, 0 to 1. */
  lit: number
  name: string
}

export function moonAt(date: Date): Moon {
  const months = (date.getTime() - knownNewMoon) / dayMs / synodicDays
  const phase = months - Math.floor(months)
  return { phase, lit: (1 - Math.cos(2 * Math.PI * phase)) / 2, name: phaseName(phase) }
}

/**
 * The moon at ten in the evening, which is the moon shown for a day everywhere.
 * @param noon noon of that day in UTC
 */
export function moonOfNight(noon: Date): Moon {
  return moonAt(new Date(noon.getTime() + (10 * dayMs) / 24))
}

/** The four named phases last a little over a day; the rest of the month is crescent or gibbous. */
function phaseName(phase: number): string {
  const near = (moment: number) => Math.abs(phase - moment) < 0.025
  if (near(0) || near(1)) return 'New moon'
  if (near(0.25)) return 'First quarter'
  if (near(0.5)) return 'Full moon'
  if (near(0.75)) return 'Last quarter'
  return `${phase < 0.5 ? 'Waxing' : 'Waning'} ${phase < 0.25 || phase > 0.75 ? 'crescent' : 'gibbous'}`
}
