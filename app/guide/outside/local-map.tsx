import { estate } from '#app/estate/estate.ts'
import { projection } from '#app/estate/map-projection.ts'
import { lastKilometresMap, type MapLabel, type Point, shore } from '#app/estate/maps.ts'
import { beaches, towns } from '#app/estate/nearby.ts'

const width = 400
const height = 470
const { corner, description, labels, lane, motorway, road, unitsPerDegree } = lastKilometresMap
const project = projection(corner, unitsPerDegree)

function line(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points.map(project)
  let d = `M${first.join(' ')}`
  rest.forEach((point, index) => {
    const next = rest[index + 1]
    d += next ? `Q${point.join(' ')} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}` : `L${point.join(' ')}`
  })
  return d
}

/** Our own drawing of the last kilometres, which needs no third party and works offline. */
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
      // From left to right, also if the page is translated into a language read from the right.
      direction="ltr"
    >
      <path d={line(shore)} strokeWidth="1.4" />
      <path d={line(shore)} strokeWidth="0.75" opacity="0.35" transform="translate(14 2)" />
      <path d={line(shore)} strokeWidth="0.75" opacity="0.18" transform="translate(34 5)" />
      <path d={line(motorway.line)} strokeWidth="3" opacity="0.3" />
      <path d={line(road)} strokeWidth="1.4" opacity="0.5" />
      <path d={line(lane)} strokeWidth="1.4" strokeDasharray="3 3" className="stroke-accent" />
      <g className="guide-map-words" fontSize="15">
        {[...towns, ...beaches].map(({ name, driveMinutes }) => (
          <Place key={name} name={name} minutes={driveMinutes} label={labels[name]} />
        ))}
        <text
          x={motorway.x}
          y={motorway.y}
          fontSize="13"
          className="fill-muted"
          transform={`rotate(${motorway.turn} ${motorway.x} ${motorway.y})`}
        >
          {motorway.name}
        </text>
        <text x={x + 23} y={y + 8} className="fill-text font-display" fontSize="25">
          {estate.name}
        </text>
      </g>
      <circle cx={x} cy={y} r="4" className="fill-accent" stroke="none" />
      <circle cx={x} cy={y} r="10" className="stroke-accent" strokeWidth="1" />
    </svg>
  )
}

function Place({ name, minutes, label }: { name: string; minutes: number; label: MapLabel | undefined }) {
  if (!label) return null
  const [x, y] = project(label.at)
  const { side, right = 0, up = 0 } = label
  const left = x + (side === 'start' ? 12 : -12) + right
  const top = y - up
  return (
    <>
      <circle cx={x} cy={y} r="2.4" className="fill-text" stroke="none" />
      {up ? <path d={`M${x + 4} ${y - 3}L${left - 4} ${top + 12}`} strokeWidth="0.75" opacity="0.5" /> : null}
      <text x={left} y={top + 1} textAnchor={side} className="fill-text">
        {name}
      </text>
      <text x={left} y={top + 18} textAnchor={side} className="fill-muted" fontSize="13">
        {minutes} min
      </text>
    </>
  )
}
