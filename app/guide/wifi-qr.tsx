import { encode } from 'uqr'
import { wifiAddress } from './wifi-address.ts'

/** Dark on light also at night: that is what cameras read. */
export function WifiQr({ name, wifiKey }: { name: string; wifiKey: string }) {
  const { data, size } = encode(wifiAddress(name, wifiKey), { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code to join the Wi-Fi" shapeRendering="crispEdges">
      <rect width={size} height={size} />
      <path d={path} fill="#10201c" />
    </svg>
  )
}
