import { type FormEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { rooms } from '#app/rooms/rooms.ts'
import { OpenButton, useRefused } from '#app/ui/console/opened.tsx'
import { SeenButton } from '#app/ui/console/seen-button.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useUnsavedFields } from '#app/ui/drafts/use-unsaved-fields.ts'
import { Checkbox, Field, Select, TextArea } from '#app/ui/forms/field.tsx'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import { productCategories } from './catalogue.ts'
import { writePrice } from './price-text.ts'
import { productCategoryNames } from './product-names.ts'
import type { ProductAction, StaffProduct } from './staff-products.route.tsx'

/** The editable fields of an existing product, by name. */
export const productLabels = {
  name: 'Name',
  description: 'Description',
  price: 'Price (€)',
  displayOrder: 'Display Order',
  rooms: 'Only for these rooms',
  stripePriceId: 'Stripe Price ID',
}

/** `product` is what is stored now; undefined to add one. `order`: a new one's place in the list. */
export function ProductDialog({
  product,
  order,
  comesOpen,
  onClose,
}: {
  product: StaffProduct | undefined
  order: number
  comesOpen: boolean
  onClose: () => void
}) {
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
  // Once the page is reloaded: opening it again at once would otherwise edit the old state.
  useEffect(() => {
    if (state === 'idle' && data?.notice.kind === 'success') onClose()
  }, [state, data, onClose])
  function hearChange(event: FormEvent<HTMLFormElement>) {
    mend(event)
    onChange(event)
  }
  return (
    <Sheet title={product ? `Edit ${product.name}` : 'Add Product'} comesOpen={comesOpen} onClose={() => mayLeave() && onClose()}>
      <fetcher.Form method="post" ref={form} className="stack" noValidate onChange={hearChange}>
        <KeptNote kept={kept} onDiscard={onClose} />
        <input type="hidden" name="intent" value={product ? 'update' : 'create'} />
        {product ? <input type="hidden" name="id" value={product.id} /> : null}
        {seen ? <input type="hidden" name="version" value={seen.version} /> : null}
        <div className="pair">
          <Field
            label="Item Type"
            name={product ? undefined : 'itemType'}
            required
            defaultValue={typed?.itemType?.[0] ?? seen?.itemType}
            readOnly={product !== undefined}
            pattern="[a-z0-9_]+"
            error={faults.itemType}
            placeholder="breakfast_tray"
          />
          <Select
            label="Category"
            name="category"
            defaultValue={typed?.category?.[0] ?? seen?.category ?? 'food'}
            disabled={product !== undefined}
            error={faults.category}
          >
            {productCategories.map((name) => (
              <option key={name} value={name}>
                {productCategoryNames[name]}
              </option>
            ))}
          </Select>
        </div>
        <Field
          label={productLabels.name}
          name="name"
          required
          defaultValue={typed?.name?.[0] ?? seen?.name}
          error={faults.name}
        />
        <TextArea
          label={productLabels.description}
          optional
          name="description"
          defaultValue={typed?.description?.[0] ?? seen?.description ?? ''}
          error={faults.description}
        />
        <div className="pair">
          <Field
            label={productLabels.price}
            name="price"
            required
            inputMode="decimal"
            defaultValue={typed?.price?.[0] ?? (seen ? writePrice(seen.priceCents) : '0')}
            error={faults.price}
          />
          <Field
            label={productLabels.displayOrder}
            name="displayOrder"
            type="number"
            step={1}
            min={0}
            defaultValue={typed?.displayOrder?.[0] ?? seen?.displayOrder ?? order}
            error={faults.displayOrder}
          />
        </div>
        <fieldset>
          <legend className="text-muted">{productLabels.rooms} (none: every room)</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-4">
            {rooms.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="rooms"
                value={name}
                defaultChecked={(typed ? typed.rooms : seen?.roomRestrictions)?.includes(name) ?? false}
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Field
          label={productLabels.stripePriceId}
          optional
          name="stripePriceId"
          defaultValue={typed?.stripePriceId?.[0] ?? seen?.stripePriceId ?? ''}
          error={faults.stripePriceId}
        />
        <Checkbox name="active" defaultChecked={typed ? typed.active !== undefined : (seen?.active ?? true)}>
          Active: guests can order it
        </Checkbox>
        {conflict ? (
          <Conflict product={product} onSeen={() => setSeen({ ...product })} />
        ) : told ? (
          <Conflict product={told} />
        ) : (
          <SheetNote over={state !== 'idle' || mended} first={refused?.notice} />
        )}
        <div className="row">
          <button type="submit" className="button button-action" disabled={state !== 'idle' || conflict}>
            {state === 'idle' ? (product ? 'Update Product' : 'Create Product') : 'Saving…'}
          </button>
          <OpenButton className="button button-line" onOpen={() => mayLeave() && onClose()}>
            Cancel
          </OpenButton>
        </div>
      </fetcher.Form>
    </Sheet>
  )
}

/** If it was refused for another reason than a colleague’s change, it is still based on what was on the screen then. */
function versionSeen(refused: PanelReply | undefined): number | undefined {
  const version = refused?.code === 'changed_meanwhile' ? undefined : refused?.values?.version?.[0]
  return version === undefined ? undefined : Number(version)
}

/** What somebody else has saved meanwhile, before this form may overwrite it. */
function Conflict({ product, onSeen }: { product: StaffProduct; onSeen?: () => void }) {
  return (
    <div role="alert" className="note" data-kind="error">
      <p>
        <strong>{product.changedBy ?? 'Somebody else'} has changed this product meanwhile.</strong> It now reads: {product.name},
        €{writePrice(product.priceCents)}, {product.active ? 'active' : 'inactive'},{' '}
        {product.roomRestrictions?.join(', ') ?? 'every room'}. {product.description}
      </p>
      {onSeen ? <SeenButton className="button-plain" onSeen={onSeen} /> : null}
    </div>
  )
}
