/**
 * The QR code text with which phones join a network (ZXing's `WIFI:` scheme), special characters escaped by a backslash. Without a key
 * the network is open.
 */
export function wifiAddress(name: string, key: string): string {
  const escaped = (text: string) => text.replace(/([\\;,:"])/g, '\\$1')
  if (key === '') return `WIFI:T:nopass;S:${escaped(name)};;`
  return `WIFI:T:WPA;S:${escaped(name)};P:${escaped(key)};;`
}
