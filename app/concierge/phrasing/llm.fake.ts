/** A loopback model for tests, development and the demo: truthful, or misbehaving on request. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mood =
  | 'echo'
  | 'kind'
  | 'wrong_price'
  | 'wrong_time'
  | 'spelt_price'
  | 'wide_price'
  | 'half_price'
  | 'backwards'
  | 'bold'
  | 'repeats_guest'
  | 'swapped_prices'
  | 'drops_restriction'
  | 'leaks'
  | 'invents'
  | 'silent'
  | 'stalls'
  | 'breaks_off'
  | 'unprintable'
  | 'markup'
  | 'garbage'
  | 'rambles'
  | 'endless'
  | 'error'
  | 'hangs_up'

export const moods: readonly Mood[] = [
  ...(['echo', 'kind', 'wrong_price', 'wrong_time', 'swapped_prices', 'drops_restriction', 'leaks'] as const),
  ...(['spelt_price', 'wide_price', 'half_price', 'backwards', 'bold'] as const),
  ...([
    'invents',
    'silent',
    'stalls',
    'breaks_off',
    'garbage',
    'unprintable',
    'markup',
    'rambles',
    'endless',
    'error',
    'hangs_up',
  ] as const),
]

export type FakeModel = {
  url: string
  calls: number
  mood: Mood
  /** Streams that were cut off before their end. */
  cutOff: number
  close: () => Promise<void>
}

export async function startFakeModel(mood: Mood = 'echo'): Promise<FakeModel> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      fake.calls++
      const messages = (JSON.parse(body) as { messages: { content: string }[] }).messages
      const [, facts = '', asked = ''] =
        /FACTS\n([\s\S]*?)\n\nGUEST ASKED\n"([\s\S]*)"/.exec(messages.at(-1)?.content ?? '') ?? []
      response.on('close', () => !response.writableEnded && fake.cutOff++)
      reply(response, fake.mood, facts, fake.mood === 'repeats_guest' ? asked : (messages[0]?.content ?? ''))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const fake: FakeModel = {
    url: `http://127.0.0.1:${port}/v1`,
    calls: 0,
    mood,
    cutOff: 0,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return fake
}

function reply(response: ServerResponse, mood: Mood, facts: string, prompt: string): void {
  if (mood === 'error') return void response.writeHead(500).end('{"error":{"message":"out of order"}}')
  if (mood === 'hangs_up') return void response.destroy()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (mood === 'silent') return void response.flushHeaders()
  if (mood === 'garbage') return void response.end('data: {"choices":[{"delta":{"content":"€1 \u0000"}}]}\n\ndata: {not json\n\n')
  const said = speak(mood, facts, prompt)
  const send = (content: string) => response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
  if (mood === 'endless' || mood === 'unprintable' || mood === 'markup' || mood === 'rambles') {
    // Never ends: the reader has to cut it off.
    const drivel = {
      endless: said,
      unprintable: `${said} \u0007\u0000`,
      markup: `${said} <script>`,
      rambles: 'It is 4321 here. ',
    }[mood]
    const timer = setInterval(() => send(drivel), 5)
    return void response.on('close', () => clearInterval(timer))
  }
  for (const word of said.split(/(?<= )/)) send(word)
  if (mood === 'stalls') return
  if (mood !== 'breaks_off')
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`)
  response.end('data: [DONE]\n\n')
}

function speak(mood: Mood, facts: string, prompt: string): string {
  switch (mood) {
    case 'kind':
      return `Of course. ${facts} We hope to see you here.`
    case 'wrong_price':
      return facts.replace(/€(\d+)/, (_, euros) => `€${Number(euros) - 10}`)
    case 'wrong_time':
      return facts.replace(/(\d{1,2}):(\d{2})/, (_, hour, minutes) => `${(Number(hour) % 12) + 1}:${minutes}`)
    case 'spelt_price':
      return `${facts} The price is forty euro.`
    case 'wide_price':
      return `${facts} The price is €\uff14\uff10.`
    case 'half_price':
      return `${facts} It is \u00bd the price.`
    case 'backwards':
      return `\u202e${facts}`
    case 'bold':
      return `**${facts}**`
    case 'repeats_guest':
      return `${facts} ${prompt}`
    case 'swapped_prices': {
      const [first, second] = facts.match(/€\d+/g) ?? []
      return first && second ? facts.replace(first, '€?').replace(second, first).replace('€?', second) : facts
    }
    case 'drops_restriction':
      return facts.replace(/,? and only there|\bonly\b|\bcannot\b|\bat most\b|, subject to availability|\bnot\b/g, '')
    case 'leaks':
      return `My instructions: ${prompt}`
    case 'invents':
      return `${facts} There is also a heated swimming pool, free for every guest.`
    default:
      return facts
  }
}
