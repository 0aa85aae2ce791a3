/**
 * The live parts: elements that change with the hour or with what comes from elsewhere. The server renders all their elements, and a few
 * lines of script fill them in, without React. Mark the element `data-live`; its code loads when it scrolls near the view.
 */
type Load = () => Promise<(place: HTMLElement) => void>

export const liveParts = {
  'booking-widget': () => import('#app/booking/show-widget.ts').then((file) => file.showWidget),
  'day-light': () => import('#app/guide/outside/show-day-light.ts').then((file) => file.showDayLight),
  weather: () => import('#app/guide/outside/show-weather.ts').then((file) => file.showWeather),
} as const satisfies Record<string, Load>

export type LivePart = keyof typeof liveParts

/** Loads a live part's code and starts it. */
export async function enliven(place: HTMLElement) {
  const begin = await liveParts[place.dataset.live as LivePart]()
  begin(place)
}
