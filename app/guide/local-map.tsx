import { estate } from '#app/estate/estate.ts'
import { beaches, towns } from '#app/estate/nearby.ts'
import { type Point, shore } from '#app/site/coast-map.tsx'

const width = 400
const height = 470
const top = 52.737
const left = -6.432
const scale = 1790
const east = Math.cos((estate.geo.latitude * Math.PI) / 180)

/** Drawn, not surveyed: enough to see which road to take. */
const motorway: readonly Point[] = [[52.745, -6.232], [52.7, -6.272], [52.672, -6.328], [52.64, -6.37], [52.595, -6.45]] // biome-ignore format: pairs read better in rows
const coastRoad: readonly Point[] = [
  [52.672, -6.328], [52.676, -6.293], [52.66, -6.255], [52.642, -6.236], [52.618, -6.24], [52.601, -6.232],
  [52.574, -6.234], [52.54, -6.256], [52.513, -6.285], [52.46, -6.33],
] // biome-ignore format: pairs read better in rows
const lane: readonly Point[] = [[52.601, -6.232], [52.603, -6.222], [52.6012, -6.2118]] // biome-ignore format: pairs read better in rows

type Label = { at: Point; side: 'start' | 'end' }
const labels: Record<string, Label> = {
  Gorey: { at: [52.676, -6.293], side: 'end' },
  Ballymoney: { at: [52.689, -6.196], side: 'start' },
  Courtown: { at: [52.643, -6.228], side: 'start' },
  Cahore: { at: [52.564, -6.188], side: 'start' },
  Kilmuckridge: { at: [52.513, -6.285], side: 'end' },
}

function project([latitude, longitude]: Point): [x: number, y: number] {
  return [Math.round((longitude - left) * scale * east * 10) / 10, Math.round((top - latitude) * scale * 10) / 10]
}

function line(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map(project)
  let d = `M${first.join(' ')}`
  rest.forEach((point, index) => {
    const next = rest[index + 1]
    d += next ? `Q${point.join(' ')} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}` : `L${point.join(' ')}`
  })
  return d
}

/** Our own outline of the last kilometres: nothing is asked of anybody for it, and it is there without signal. */
export function LocalMap({ className = '' }: { className?: string }) {
  const [x, y] = project([estate.geo.latitude, estate.geo.longitude])
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={description}
    >
      <path d={line(shore)} strokeWidth="1.4" />
      <path d={line(shore)} strokeWidth="0.75" opacity="0.35" transform="translate(14 2)" />
      <path d={line(shore)} strokeWidth="0.75" opacity="0.18" transform="translate(34 5)" />
      <path d={line(motorway)} strokeWidth="3" opacity="0.3" />
      <path d={line(coastRoad)} strokeWidth="1.4" opacity="0.5" />
      <path d={line(lane)} strokeWidth="1.4" strokeDasharray="3 3" className="stroke-accent" />
      <g className="guide-map-words" fontSize="15">
        {[...towns, ...beaches].map(({ name, driveMinutes }) => (
          <Place key={name} name={name} minutes={driveMinutes} label={labels[name]} />
        ))}
        <text x="40" y="208" fontSize="13" className="fill-muted" transform="rotate(-52 40 208)">
          M11
        </text>
        <text x={x + 18} y={y + 8} className="fill-text font-display" fontSize="25">
          {estate.name}
        </text>
      </g>
      <circle cx={x} cy={y} r="4" className="fill-accent" stroke="none" />
      <circle cx={x} cy={y} r="10" className="stroke-accent" strokeWidth="1" />
    </svg>
  )
}

function Place({ name, minutes, label }: { name: string; minutes: number; label: Label | undefined }) {
  if (!label) return null
  const [x, y] = project(label.at)
  const beside = label.side === 'start' ? x + 12 : x - 12
  return (
    <>
      <circle cx={x} cy={y} r="2.4" className="fill-text" stroke="none" />
      <text x={beside} y={y + 1} textAnchor={label.side} className="fill-text">
        {name}
      </text>
      <text x={beside} y={y + 18} textAnchor={label.side} className="fill-muted" fontSize="13">
        {minutes} min
      </text>
    </>
  )
}

const description = `Outline map: the M11 comes to Gorey; from there the coast road runs by Courtown to ${estate.name}, on the sea, and on to Cahore and Kilmuckridge.`
