import { Fragment, useId } from 'react'
import { estate } from '#app/estate/estate.ts'
import { projection } from '#app/estate/map-projection.ts'
import { coast, type Point, shore } from '#app/estate/maps.ts'

const width = 420
const height = 640
const project = projection(coast.anchor.at, coast.unitsPerDegree, coast.anchor.offset)

/**
 * A soft line: each point is a control point of the curve, which passes half-way to its neighbours, so that headlands keep their shape. In
 * whole units and relative steps: in absolute tenths the coast would make up a fortieth of the home page's bytes.
 */
function lineThrough(points: readonly Point[]): string {
  const [start, first, ...others] = points.map((point) => project(point).map(Math.round) as [number, number])
  if (!start || !first) return ''
  let pull = first
  let at = start
  const steps = others.map((next) => {
    const middle: [number, number] = [(pull[0] + next[0]) / 2, (pull[1] + next[1]) / 2]
    const step = stepBetween(at, middle)
    pull = next
    at = middle
    return step
  })
  // Only the first control point is given: `t` mirrors the previous one, which at the midpoint of two points gives the next point.
  return `M${start.join(' ')}q${stepBetween(start, first)} ${steps.join('t')}L${pull.join(' ')}`
}

function stepBetween(from: readonly [number, number], to: readonly [number, number]): string {
  return `${to[0] - from[0]} ${to[1] - from[1]}`
}

/** An outline of the coast with the estate on it. */
export function CoastMap({ className = '' }: { className?: string }) {
  const [x, y] = project([estate.geo.latitude, estate.geo.longitude])
  const { sea } = coast
  const line = useId()
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={coast.description}
      // From left to right, also if the page is translated into a language read from the right.
      direction="ltr"
    >
      <defs>
        <path id={line} d={lineThrough(shore)} />
      </defs>
      <use href={`#${line}`} strokeWidth="1.25" />
      {[14, 32, 56].map((offset, index) => (
        <use key={offset} href={`#${line}`} x={offset} strokeWidth="0.75" opacity={[0.5, 0.3, 0.16][index]} />
      ))}
      <g className="fill-muted" stroke="none" fontSize="17.5">
        {coast.places.map(({ name, at }) => {
          const [px, py] = project(at)
          return (
            <Fragment key={name}>
              <circle cx={px - 4} cy={py} r="1.8" />
              <text x={px - 14} y={py + 5} textAnchor="end">
                {name}
              </text>
            </Fragment>
          )
        })}
        <text
          x={sea.x}
          y={sea.y}
          letterSpacing="5"
          textAnchor="middle"
          transform={`rotate(${sea.turn} ${sea.x} ${sea.y})`}
          opacity="0.85"
        >
          {sea.name}
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
