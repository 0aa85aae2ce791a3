/** What phones read from the QR code to join a network (ZXing's `WIFI:` scheme): its own signs are escaped by a backslash. Without a key the network is open. */
export function wifiAddress(name: string, key: string): string {
  const escaped = (text: string) => text.replace(/([\\;,:"])/g, '\\$1')
  if (key === '') return `WIFI:T:nopass;S:${escaped(name)};;`
  return `WIFI:T:WPA;S:${escaped(name)};P:${escaped(key)};;`
}
