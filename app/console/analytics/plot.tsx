import { useEffect, useRef } from 'react'
import type UPlot from 'uplot'
import { euro } from '#app/estate/money.ts'
import { dayAt, midnightOf } from './plot-days.ts'
import 'uplot/dist/uPlot.min.css'

type Needs = { name: string; days: string[]; values: number[]; cents: boolean }

/** A line over days. The charting library loads with the first plot in view; the page also has the figures as a table. */
export function Plot({ name, days, values, cents }: Needs) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let plot: UPlot | undefined
    let gone = false
    inTurn(async () => {
      const { default: Plotted } = await import('uplot')
      if (gone) return
      const seconds = days.map(midnightOf)
      const figures = cents ? values.map((value) => value / 100) : values
      plot = new Plotted(optionsOf(element, { name, values, cents }), [seconds, figures], element)
    })
    const resize = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height }))
    resize.observe(element)
    const redraw = () => plot?.redraw()
    const looks = otherLooks.map((look) => window.matchMedia(look))
    for (const look of looks) look.addEventListener('change', redraw)
    return () => {
      gone = true
      resize.disconnect()
      for (const look of looks) look.removeEventListener('change', redraw)
      plot?.destroy()
    }
  }, [name, days, values, cents])
  return <div ref={place} className="plot" role="img" aria-label={`${name} by day, as a line`} />
}

function optionsOf(element: HTMLElement, { name, values, cents }: Omit<Needs, 'days'>): UPlot.Options {
  const style = getComputedStyle(element)
  // Asked at each drawing: the system may turn from night to day, or the page be printed.
  const colour = (variable: string) => () => style.getPropertyValue(variable).trim()
  const axis = {
    stroke: colour('--muted'),
    grid: { stroke: colour('--hairline'), width: 1 },
    ticks: { show: false },
    space: 24,
    font: '13px "Source Sans 3", sans-serif',
  }
  const days: UPlot.Axis = {
    ...axis,
    grid: { show: false },
    values: (_plot, at) => at.map(dayAt),
    space: 70,
    size: 36,
    gap: 10,
  }
  const figures: UPlot.Axis = cents
    ? { ...axis, size: 56, values: (_plot, at) => at.map((figure) => euro(figure * 100)) }
    : { ...axis, size: 40, values: (_plot, at) => at.map((figure) => figure.toLocaleString('en-IE')), incrs: wholeSteps }
  const line = { label: name, stroke: colour('--accent'), width: 2, points: { show: values.length < 10 }, fill: colour('--row') }
  return {
    width: element.clientWidth,
    height,
    legend: { show: false },
    cursor: { y: false },
    scales: { x: { time: true }, y: { range: (_plot, _low, high) => [0, Math.max(high * 1.1, cents ? 10 : 4)] } },
    axes: [days, figures],
    series: [{}, line],
  }
}

/** One task per plot: drawing six at once would block scrolling. Without the library the tables remain. */
function inTurn(draw: () => Promise<void>): void {
  drawn = drawn
    .then(draw)
    .catch(() => {})
    .then(() => new Promise((next) => setTimeout(next)))
}
let drawn: Promise<void> = Promise.resolve()

/** When one of these begins or ends, the page's colours change. */
const otherLooks = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print']

const height = 180
/** Nobody counts half a visitor. */
const wholeSteps = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 5_000, 10_000]
