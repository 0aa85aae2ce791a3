import { estate } from '#app/estate/estate.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { bookingForm } from './book-button.tsx'
import { type BookingMode, modeLabels } from './pricing.ts'

const { policies, times } = estate

/** Radios of the booking form, so that every booking includes the choice; prices.css shows what belongs to it. */
export function ModeSwitch() {
  return (
    <fieldset className="grid md:grid-cols-2 md:gap-x-[calc(var(--gap)*2)]">
      <legend className="sr-only">How you would like to stay</legend>
      <Option
        mode="twoNight"
        badge="Best Value"
        text={`Two nights, and at least ${policies.twoNightSavesAtLeastPercent}% saved. Any day of the week.`}
        initially
      />
      <Option
        mode="oneNightFlexi"
        text={`One night, and late checkout until ${twelveHour(times.lateCheckOutUntil, 'short')}: save up to ${policies.flexiSavesUpToPercent}%. Weekdays only.`}
      />
    </fieldset>
  )
}

function Option({ mode, badge, text, initially }: { mode: BookingMode; badge?: string; text: string; initially?: true }) {
  return (
    <label className="mode-option">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          type="radio"
          form={bookingForm}
          name="mode"
          value={mode}
          defaultChecked={initially}
          aria-describedby={`${mode}-text`}
        />
        <span className="title">{modeLabels[mode]}</span>
        {badge ? <span className="label text-accent">{badge}</span> : null}
      </span>
      <span id={`${mode}-text`} className="measure mt-3 block">
        <Unbroken>{text}</Unbroken>
      </span>
    </label>
  )
}
