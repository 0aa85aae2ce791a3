import { CopyButton } from '#app/guide/copy-button.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import type { OpenSecrets } from './guest-secrets.ts'
import { useSecrets } from './use-secrets.ts'
import { wifiAddress } from './wifi-address.ts'

/** Island: network and key for guests who are in, and a way in for others. */
export function WifiAccess({ secrets: given }: { secrets?: OpenSecrets }) {
  const { secrets } = useSecrets(given)
  if (!secrets)
    return (
      <p className="measure">
        The network and its key show here once the guide is open on this device.{' '}
        <a className="quiet-link" href="#gate-code">
          Open it with your password
        </a>
        .
      </p>
    )
  const { name, key } = secrets.wifi
  return (
    <div className="guide-wifi" data-secret>
      <dl>
        <Line term="Network" text={name} label="the network’s name" />
        {key === '' ? null : <Line term="Key" text={key} label="the Wi-Fi key" />}
      </dl>
      <figure className="guide-qr">
        <QrCode text={wifiAddress(name, key)} label="QR code to join the Wi-Fi" />
        <figcaption className="caption">Point another phone’s camera here and it joins by itself.</figcaption>
      </figure>
    </div>
  )
}

function Line({ term, text, label }: { term: string; text: string; label: string }) {
  return (
    <div className="guide-wifi-line">
      <dt className="text-muted">{term}</dt>
      <dd>
        <span>{text}</span>
        <CopyButton text={text} label={label} />
      </dd>
    </div>
  )
}
