import { estate } from '#app/estate/estate.ts'
import { Picture } from '#app/media/picture.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'

const years = estate.policies.voucherValidYears

export function GiftVouchers({ voucherUrl }: { voucherUrl: string | undefined }) {
  return (
    <section id="gift-vouchers" className="vouchers night grid-page text-text">
      <div className="vouchers-picture full" aria-hidden="true">
        <Picture id="stars" sizes="max(100vw, 150vh)" ratio="fill" alt="" />
      </div>
      <div className="md:col-[text-start/span_9]">
        <p className="label mb-6 text-muted">Gift Vouchers</p>
        <h2 className="display">Two nights of quiet, in an envelope</h2>
        <p className="lead measure mt-8">
          {`Gift vouchers for a stay or a part of one. Valid for ${years} years, with instant digital delivery if the birthday is today.`}
        </p>
        <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
          <VoucherLink voucherUrl={voucherUrl} />
          <a href="/terms-and-conditions" className="quiet-link inline-flex min-h-11 items-center">
            Terms and redemption
          </a>
        </p>
      </div>
    </section>
  )
}

function VoucherLink({ voucherUrl }: { voucherUrl: string | undefined }) {
  if (voucherUrl === undefined)
    return (
      <a href={`mailto:${estate.contacts.stayEmail}?subject=Gift%20voucher`} className="button button-line">
        Ask for a Gift Voucher
      </a>
    )
  return (
    <a href={voucherUrl} target="_blank" rel="noopener" className="button button-line">
      Buy a Gift Voucher
      <NewTab />
    </a>
  )
}
