/**
 * Serves the concierge alone, from the registries and without a database, for asking many questions:
 * `node bench/concierge/serve.ts 4173`
 */
import { createServer } from 'node:http'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'

const index = buildIndex()
const port = Number(process.argv[2] ?? 4173)

createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    response.setHeader('content-type', 'application/json')
    if (request.method !== 'POST') return response.end('{}')
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { message: string; conversationHistory: Turn[] }
    const said = answer({ index, message: body.message, history: body.conversationHistory, now: new Date() })
    const known = said.kind === 'answer' || said.kind === 'talk'
    response.end(JSON.stringify(known ? { response: said.text, sources: said.sources } : { fallback: said.text }))
  })
}).listen(port, 'localhost', () => process.stdout.write(`http://localhost:${port}\n`))
