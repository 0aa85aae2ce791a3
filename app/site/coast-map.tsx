import { estate } from '#app/estate/estate.ts'

export type Point = readonly [latitude: number, longitude: number]

/** The shore of north Wexford from Arklow to the Raven, drawn through its headlands and strands. A drawing, not a chart. */
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

const places: readonly { name: string; at: Point; side: 'land' | 'sea' }[] = [
  { name: 'Arklow', at: [52.793, -6.15], side: 'land' },
  { name: 'Courtown', at: [52.645, -6.23], side: 'land' },
  { name: 'Gorey', at: [52.676, -6.293], side: 'land' },
  { name: 'Cahore', at: [52.564, -6.19], side: 'land' },
  { name: 'Curracloe', at: [52.39, -6.37], side: 'land' },
]

const width = 420
const height = 640
const scale = 1280
const east = Math.cos((estate.geo.latitude * Math.PI) / 180)

function project([latitude, longitude]: Point): [x: number, y: number] {
  return [300 + (longitude + 6.2) * scale * east, (52.82 - latitude) * scale]
}

/** A soft line: each point pulls the curve, which passes half-way to its neighbours, so headlands stay headlands. */
function lineThrough(points: readonly Point[], offset = 0): string {
  const at = points.map(project).map(([x, y]) => [x + offset, y] as const)
  return at
    .map((point, index) => {
      const next = at[index + 1]
      if (index === 0) return `M${round(point)}`
      return next ? `Q${round(point)} ${round([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}` : `L${round(point)}`
    })
    .join('')
}

function round([x, y]: readonly [number, number]): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** A hairline of the coast with the estate on it. */
export function CoastMap({ className = '' }: { className?: string }) {
  const [x, y] = project([estate.geo.latitude, estate.geo.longitude])
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={`The Wexford coast from Arklow to Curracloe; ${estate.name} lies on the sea between Courtown and Cahore.`}
    >
      <path d={lineThrough(shore)} strokeWidth="1.25" />
      {[14, 32, 56].map((offset, index) => (
        <path key={offset} d={lineThrough(shore, offset)} strokeWidth="0.75" opacity={[0.5, 0.3, 0.16][index]} />
      ))}
      <g className="fill-muted" stroke="none" fontSize="15">
        {places.map(({ name, at }) => {
          const [px, py] = project(at)
          return (
            <g key={name}>
              <circle cx={px - 4} cy={py} r="1.8" />
              <text x={px - 14} y={py + 5} textAnchor="end">
                {name}
              </text>
            </g>
          )
        })}
        <text x={370} y={470} fontSize="14" letterSpacing="5" textAnchor="middle" transform="rotate(-68 370 470)" opacity="0.85">
          IRISH SEA
        </text>
      </g>
      <circle cx={x} cy={y} r="4" className="fill-accent" stroke="none" />
      <circle cx={x} cy={y} r="10" className="stroke-accent" strokeWidth="1" />
      <text x={x - 20} y={y + 7} textAnchor="end" className="fill-text font-display" stroke="none" fontSize="25">
        {estate.name}
      </text>
    </svg>
  )
}
