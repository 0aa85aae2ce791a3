/** A device that holds one passkey for `http://localhost`, for tests. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const credential = randomBytes(16)
export const credentialID = credential.toString('base64url')
const origin = 'http://localhost'

/** The challenge in an answer of ours that begins a ceremony. */
export function challengeIn(answer: string): string {
  return /"challenge\\":\\"([\w-]+)/.exec(answer)?.[1] ?? ''
}

/** Signs the challenge: the browser's response to it, as an object. */
export function answerTo(challenge: string, userVerified = true) {
  const client = clientData('webauthn.get', challenge)
  const authenticator = authenticatorData(userVerified ? 0b101 : 0b001)
  const response = {
    clientDataJSON: client.toString('base64url'),
    authenticatorData: authenticator.toString('base64url'),
    signature: sign('sha256', Buffer.concat([authenticator, hash(client)]), privateKey).toString('base64url'),
  }
  return { id: credentialID, rawId: credentialID, type: 'public-key', clientExtensionResults: {}, response }
}

/** Makes the passkey: the browser's response to the challenge, as an object. */
export function registrationFor(challenge: string) {
  const aaguid = Buffer.alloc(16)
  const data = authenticatorData(0b1000101, Buffer.concat([aaguid, Buffer.from([0, credential.length]), credential, coseKey()]))
  // CBOR: {fmt: "none", attStmt: {}, authData: bytes}
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
  const response = {
    clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
    attestationObject: Buffer.concat([head, Buffer.from([data.length]), data]).toString('base64url'),
  }
  return { id: credentialID, rawId: credentialID, type: 'public-key', clientExtensionResults: {}, response }
}

/** Its passkey as the house stores it, but for whose it is. */
export function storedPasskey() {
  const kept = { counter: 0, deviceType: 'singleDevice', backedUp: false }
  return { credentialID, publicKey: coseKey().toString('base64'), ...kept }
}

/** RFC 9052: an ES256 key, two coordinates on P-256. */
function coseKey(): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const [kind, toX, toY] = ['a5010203262001', '215820', '225820'].map((bytes) => Buffer.from(bytes, 'hex'))
  const parts = [kind, toX, Buffer.from(x, 'base64url'), toY, Buffer.from(y, 'base64url')]
  return Buffer.concat(parts.filter((part) => part !== undefined))
}

function clientData(type: string, challenge: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function authenticatorData(flags: number, attested: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([hash(Buffer.from('localhost')), Buffer.from([flags, 0, 0, 0, 1]), attested])
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
