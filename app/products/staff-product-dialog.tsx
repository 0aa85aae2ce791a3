import { type FormEvent, Fragment, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useRefused } from '#app/ui/console/opened.tsx'
import { SaveOrCancel } from '#app/ui/console/save-or-cancel.tsx'
import { SeenButton } from '#app/ui/console/seen-button.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useUnsavedFields } from '#app/ui/drafts/use-unsaved-fields.ts'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import { itemTypeFrom } from './item-type.ts'
import { writePrice } from './price-text.ts'
import { ProductFields, startValues } from './staff-product-fields.tsx'
import type { ProductAction, StaffProduct } from './staff-products.route.tsx'

type Needs = {
  /** The product as stored now; undefined to add one. */
  product: StaffProduct | undefined
  /** A new product's place in the list. */
  order: number
  comesOpen: boolean
  onClose: () => void
}

export function ProductDialog({ product, order, comesOpen, onClose }: Needs) {
  const fetcher = useFetcher<ProductAction>()
  const refused = useRefused<PanelReply>(product ? 'update' : 'create', product?.id)
  const typed = refused?.values
  const [seen, setSeen] = useState(product && { ...product, version: versionSeen(refused) ?? product.version })
  const { form, onChange, kept, mayLeave } = useUnsavedFields(
    product?.id ?? 'new',
    ({ version }) => {
      // Changed by somebody else since: that must be seen before saving.
      if (seen) setSeen({ ...seen, version: Number(version?.[0]) })
    },
    typed,
  )
  const { data, state } = fetcher
  const { faults, mend, mended } = useFaults(data ?? refused)
  const behind = product !== undefined && product.version !== seen?.version
  const conflict = state === 'idle' && data?.code === 'changed_meanwhile' && behind
  // Shown on the page that came as the answer, above what may then be saved.
  const told = refused?.code === 'changed_meanwhile' && data === undefined ? product : undefined
  // Only once the page has reloaded: opening the dialog again at once would otherwise edit the old state.
  useEffect(() => {
    if (state === 'idle' && data?.notice.kind === 'success') onClose()
  }, [state, data, onClose])
  const close = () => state === 'idle' && mayLeave() && onClose()
  function hearChange(event: FormEvent<HTMLFormElement>) {
    mend(event, ...(product ? [] : fillItemType(event)))
    onChange(event)
  }
  return (
    <Sheet title={product ? `Edit ${product.name}` : 'Add Product'} comesOpen={comesOpen} onClose={close}>
      <fetcher.Form method="post" ref={form} className="stack" noValidate onChange={hearChange}>
        <KeptNote kept={kept} onDiscard={onClose} />
        <input type="hidden" name="intent" value={product ? 'update' : 'create'} />
        {product ? <input type="hidden" name="id" value={product.id} /> : null}
        {seen ? <input type="hidden" name="version" value={seen.version} /> : null}
        <ProductFields isNew={!product} start={startValues(seen, typed, order)} faults={faults} />
        {conflict ? (
          <Conflict product={product} seen={seen} onSeen={() => setSeen({ ...product })} />
        ) : told ? (
          <Conflict product={told} />
        ) : (
          <SheetNote over={state !== 'idle' || mended} first={refused?.notice} />
        )}
        <SaveOrCancel
          save={product ? 'Update Product' : 'Create Product'}
          busy={state !== 'idle'}
          blocked={conflict}
          onCancel={close}
        />
      </fetcher.Form>
    </Sheet>
  )
}

/** From the name, until the item type is written otherwise. @returns the names of the fields it has filled */
function fillItemType({ currentTarget, target }: FormEvent<HTMLFormElement>): string[] {
  const field = currentTarget.elements.namedItem('itemType')
  if (!(target instanceof HTMLInputElement && field instanceof HTMLInputElement) || target.name !== 'name') return []
  if (field.value !== (field.dataset.made ?? '')) return []
  field.value = field.dataset.made = itemTypeFrom(target.value)
  return field.value ? [field.name] : []
}

/** If it was refused for a reason other than a colleague's change, it is still based on what was on the screen then. */
function versionSeen(refused: PanelReply | undefined): number | undefined {
  const version = refused?.code === 'changed_meanwhile' ? undefined : refused?.values?.version?.[0]
  return version === undefined ? undefined : Number(version)
}

/** Shows what somebody else has saved in the meantime, before this form may overwrite it. */
function Conflict({ product, seen, onSeen }: { product: StaffProduct; seen?: StaffProduct | undefined; onSeen?: () => void }) {
  // Every field that this form would overwrite.
  const fields: [name: keyof StaffProduct, text: string][] = [
    ['name', product.name],
    ['priceCents', `€${writePrice(product.priceCents)}`],
    ['active', product.active ? 'active' : 'inactive'],
    ['roomRestrictions', product.roomRestrictions?.join(', ') ?? 'every room'],
    ['displayOrder', `display order ${product.displayOrder}`],
    ['stripePriceId', product.stripePriceId ? `Stripe price ID ${product.stripePriceId}` : 'no Stripe price ID'],
    ['description', product.description || 'no description'],
  ]
  const isNew = (name: keyof StaffProduct) => seen && String(seen[name] ?? '') !== String(product[name] ?? '')
  return (
    <div role="alert" className="note" data-kind="error">
      <p>
        <strong>{product.changedBy ?? 'Somebody else'} has changed this product in the meantime.</strong> It now reads:{' '}
        {fields.map(([name, text], at) => (
          <Fragment key={name}>
            {at > 0 ? ', ' : ''}
            {isNew(name) ? <strong>{text}</strong> : text}
          </Fragment>
        ))}
      </p>
      {onSeen ? <SeenButton onSeen={onSeen} /> : null}
    </div>
  )
}
