import { estate } from '#app/estate/estate.ts'
import { WeatherBadge } from '#app/guide/outside/weather-badge.tsx'

export function GuideHeader() {
  return (
    <header className="guide-header">
      <div className="guide-header-row">
        <a href="/" className="guide-back" aria-label={`Back to ${estate.name}’s main site`}>
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" fill="none" stroke="currentColor">
            <path d="M10 2 4 8l6 6" />
          </svg>
          {estate.name}
        </a>
        <h1 className="guide-title">Guest Guide</h1>
        <WeatherBadge />
      </div>
      <div role="status">
        <p className="guide-no-signal">No signal. You are reading the saved guide.</p>
      </div>
    </header>
  )
}
