/**
 * A self-signed certificate for `localhost`, for an https server. X.509 by hand, because Node cannot create certificates and not every
 * machine has openssl.
 */
import { generateKeyPairSync, sign } from 'node:crypto'

export function makeCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
  const commonName = sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('localhost')))
  const name = sequence(der(0x31, commonName))
  const now = Date.now()
  const validity = sequence(utcTime(now - day), utcTime(now + day))
  const serialNumber = der(0x02, Buffer.from([1]))
  const spoken = sequence(serialNumber, ecdsaWithSha256, name, validity, name, publicKey.export({ type: 'spki', format: 'der' }))
  const signature = der(0x03, Buffer.from([0]), sign('sha256', spoken, privateKey))
  const body = sequence(spoken, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  }
}

const day = 86_400_000

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts)
}

/** A tag, a length and its content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  // In minimal form, or browsers reject it.
  const { length } = content
  const written = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...written]), content])
}

function utcTime(time: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(time).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
}
