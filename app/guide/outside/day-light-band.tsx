import type { Offset } from '#app/estate/time/wall-clock.ts'
import { MoonDisc } from '#app/ui/moon-disc.tsx'

/** A thin band of the day's light with a mark at the present, filled by `showDayLight`. Until then it reserves its height. */
export function DayLightBand({ offsets }: { offsets: Offset[] }) {
  return (
    <div className="day-light" data-live="day-light" data-offsets={JSON.stringify(offsets)}>
      <div className="day-light-band" aria-hidden="true">
        <span className="day-light-now" />
      </div>
      <p className="day-light-words">
        <span className="day-light-sun">
          Sun up <span data-say="sunrise">8:00</span>
        </span>
        <span className="day-light-moon">
          <MoonDisc phase={0} className="size-4 shrink-0" />
          <span data-say="moon">New moon</span>
        </span>
        <span className="day-light-sun">
          Sun down <span data-say="sunset">8:00</span>
        </span>
      </p>
    </div>
  )
}
