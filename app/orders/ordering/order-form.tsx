import { type ReactNode, useId } from 'react'
import { euro } from '#app/estate/money.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { leadTimeInWords, type Orderable, type OrderChoices } from '#app/products/ordering-rules.ts'
import { Field, Select } from '#app/ui/forms/field.tsx'
import { allergy } from './order-texts.ts'

/** A product as the guide offers it. Plain JSON: it travels in the document. */
export type OfferedProduct = Orderable & { description: string | null; priceCents: number }

type Props = {
  product: OfferedProduct
  choices: OrderChoices
  values?: Record<string, string> | undefined
  fieldErrors: Record<string, string>
}

/** The fields of an order, for the dialog and for the page without script. */
export function OrderFields({ product, choices, values = {}, fieldErrors }: Props): ReactNode {
  const leadTime = useId()
  const onlyRoom = choices.roomNames.length === 1 ? choices.roomNames[0] : undefined
  return (
    <div className="grid grid-cols-1 gap-6 pb-4">
      <input type="hidden" name="itemType" value={product.itemType} />
      <input type="hidden" name="itemName" value={product.name} />
      <input type="hidden" name="shownCents" value={product.priceCents} />
      <Field
        label="Guest Name"
        name="guestName"
        autoComplete="name"
        maxLength={fieldLimits.name}
        required
        defaultValue={values.guestName}
        error={fieldErrors.guestName}
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]">
        <Field
          label="Stay Date"
          name="stayDate"
          type="date"
          min={choices.firstDay}
          max={choices.lastDay}
          required
          defaultValue={values.stayDate}
          error={fieldErrors.stayDate}
          aria-describedby={leadTime}
        />
        <p id={leadTime} className="-mt-3 text-[0.9375rem] text-muted sm:order-last sm:col-span-full">
          {leadTimeInWords(product)}
        </p>
        <Select
          key={choices.roomNames.join()}
          label="Room Name"
          name="roomName"
          required
          defaultValue={values.roomName ?? onlyRoom ?? ''}
          error={fieldErrors.roomName}
        >
          <option value="" disabled>
            Choose your room
          </option>
          {choices.roomNames.map((name) => (
            <option key={name} value={name} translate="no">
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Field
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={fieldLimits.email}
        required
        defaultValue={values.email}
        error={fieldErrors.email}
      />
      {product.category === 'food' ? (
        <p className="text-[0.9375rem]">
          {allergy.asked}{' '}
          <a className="quiet-link" href="/guest-guide#contact-us">
            {allergy.writeFirst}
          </a>
        </p>
      ) : null}
    </div>
  )
}

export function OrderTotal({ product }: { product: OfferedProduct }) {
  return (
    <p className="flex items-baseline justify-between border-t border-hairline py-4 text-lg">
      <span>Total</span>
      <strong className="font-semibold">{euro(product.priceCents)}</strong>
    </p>
  )
}
