/** A forecast service on loopback that answers like Open-Meteo. Pass its `url` as WEATHER_URL. For tests only. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `answer`: replaces the default, twelve degrees and cloudy. */
export async function startFakeForecast(answer: RequestListener = saying(11.6, 3)) {
  /** The requested paths with their queries, in order. */
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/forecast`,
    asked,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The service's answer with these figures; invalid ones too. */
export function saying(temperature: unknown, code: unknown): RequestListener {
  return (_, response) => void response.end(JSON.stringify({ current: { temperature_2m: temperature, weather_code: code } }))
}
