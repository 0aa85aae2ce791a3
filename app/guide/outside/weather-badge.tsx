/** The weather outside, filled by `showWeather`. Empty until the weather is known. */
export function WeatherBadge() {
  return (
    <div className="guide-badge" data-live="weather">
      <p className="guide-weather" hidden>
        <span className="sr-only">Weather at the estate: </span>
        <strong data-say="temperature" /> <span data-say="word" />
      </p>
    </div>
  )
}
