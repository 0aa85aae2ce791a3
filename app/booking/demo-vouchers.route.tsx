import type { LoaderFunctionArgs } from 'react-router'
import { estate } from '#app/estate/estate.ts'
import { euro } from '#app/estate/money.ts'
import { requireDemo } from './demo-only.server.ts'

const amounts = [50_00, 100_00, 250_00, 500_00]

/** Stands in for the external voucher shop while none is configured. */
export function loader({ context }: LoaderFunctionArgs) {
  requireDemo(context)
  return null
}

export function meta() {
  return [{ title: `Demo voucher shop · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function DemoVouchersPage() {
  return (
    <main className="mx-auto max-w-2xl px-6 py-16">
      <p className="border-l-[3px] border-accent pl-4">
        <strong className="font-semibold">This is a demo.</strong> The estate’s voucher shop will stand here. Nothing can be
        bought.
      </p>
      <h1 className="display mt-12">Gift vouchers</h1>
      <p className="measure mt-6">
        Valid for {estate.policies.voucherValidYears} years, for a stay or a part of one. They come by email at once, or on the
        day you choose.
      </p>
      <ul className="mt-10">
        {amounts.map((amount) => (
          <li key={amount} className="title border-t border-hairline py-4 last:border-b">
            {euro(amount)}
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <a href="/" className="button button-line">
          Back to {estate.name}
        </a>
      </p>
    </main>
  )
}
