/** A front for the house that can deploy the next version, and hold back answers. */
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { assetPath } from '#app/documents/asset-path.ts'
import { portOf } from '#test/port-of.ts'
import { type House, test } from './house.ts'

const code = /^\/assets\/[\w.-]+\.(js|css)$/
/** A file name in a document or a script: with its folder, or relative to the file naming it. */
const codeNames = /(?<=["'`\s](?:\/?assets\/|\.\/))(?=[\w.-]+\.(?:js|css)["'`\s])/g

async function openFront(house: House) {
  let version = ''
  let failing: RegExp | undefined
  let held: { paths: RegExp; released: Promise<void> } | undefined

  const server = createServer(async (request, response) => {
    const path = assetPath(request.url ?? '/')
    if (held?.paths.test(path)) await held.released
    if (failing?.test(path)) return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    // As after a deployment: the previous version's files are gone.
    const gone = code.test(path) && !path.startsWith(`/assets/${version}`)
    const answer = await ask(
      request,
      gone ? path.replace('/assets/', '/assets/gone-') : path.replace(`/assets/${version}`, '/assets/'),
    )
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !/^(content-|etag)/.test(name)))
    const type = answer.headers.get('content-type') ?? ''
    const names = /html|javascript/.test(type)
    const body = names ? (await answer.text()).replace(codeNames, version) : Buffer.from(await answer.arrayBuffer())
    const policy = answer.headers.get('content-security-policy')
    response.writeHead(answer.status, {
      ...headers,
      ...(type ? { 'content-type': type } : {}),
      ...(policy ? { 'content-security-policy': policy } : {}),
    })
    response.end(body)
  })

  async function ask(request: IncomingMessage, path: string) {
    const { 'content-type': type = '', cookie = '', accept = '', 'sec-fetch-site': site = '' } = request.headers
    const post = request.method === 'POST'
    return fetch(house.url + path, {
      method: post ? 'POST' : 'GET',
      headers: { accept, cookie, 'sec-fetch-site': site, ...(post ? { origin: house.url, 'content-type': type } : {}) },
      ...(post ? { body: await buffer(request) } : {}),
      redirect: 'manual',
    })
  }

  await new Promise<void>((ready) => server.listen(0, ready))
  return {
    url: `http://localhost:${portOf(server)}`,
    /** From now on all scripts and style sheets have new names. */
    deploy: () => {
      version = 'next-'
    },
    /** Holds back the answers for these paths. @returns a function that releases them */
    hold: (paths: RegExp) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { paths, released: promise }
      return resolve
    },
    /** Answers these paths like a proxy does while the house restarts. */
    fail: (paths: RegExp) => {
      failing = paths
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** For journeys at `front.url`. */
export const testBehindFront = test.extend<{ front: Awaited<ReturnType<typeof openFront>> }>({
  front: async ({ house }, use) => {
    const front = await openFront(house)
    await use(front)
    front.close()
  },
})
