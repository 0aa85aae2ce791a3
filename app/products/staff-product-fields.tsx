import { useId } from 'react'
import { rooms } from '#app/rooms/rooms.ts'
import { Checkbox, Field, Select, TextArea } from '#app/ui/forms/field.tsx'
import type { Typed } from '#app/ui/forms/form-reply.ts'
import { productCategories } from './catalogue.ts'
import { writePrice } from './price-text.ts'
import { productCategoryNames, productKindLabels, productLabels } from './product-names.ts'
import type { StaffProduct } from './staff-products.route.tsx'

type Start = ReturnType<typeof startValues>

/** The fields' initial values: what was `typed` and refused, otherwise the product as `seen`, otherwise a new product's. */
export function startValues(seen: StaffProduct | undefined, typed: Typed | undefined, order: number) {
  const text = (name: string) => typed?.[name]?.[0]
  return {
    itemType: text('itemType') ?? seen?.itemType,
    category: text('category') ?? seen?.category ?? 'food',
    name: text('name') ?? seen?.name,
    description: text('description') ?? seen?.description ?? '',
    price: text('price') ?? (seen ? writePrice(seen.priceCents) : ''),
    displayOrder: text('displayOrder') ?? seen?.displayOrder ?? order,
    rooms: (typed ? typed.rooms : seen?.roomRestrictions) ?? [],
    stripePriceId: text('stripePriceId') ?? seen?.stripePriceId ?? '',
    active: typed ? typed.active !== undefined : (seen?.active ?? true),
  }
}

/** `isNew`: item type and category can still be chosen. */
export function ProductFields({ isNew, start, faults }: { isNew: boolean; start: Start; faults: Record<string, string> }) {
  return (
    <>
      <Field label={productLabels.name} name="name" required defaultValue={start.name} error={faults.name} />
      <KindFields isNew={isNew} start={start} faults={faults} />
      <TextArea
        label={productLabels.description}
        optional
        name="description"
        defaultValue={start.description}
        error={faults.description}
      />
      <div className="pair">
        <Field
          label={productLabels.price}
          name="price"
          required
          inputMode="decimal"
          defaultValue={start.price}
          error={faults.price}
        />
        <Field
          label={productLabels.displayOrder}
          name="displayOrder"
          type="number"
          step={1}
          min={0}
          defaultValue={start.displayOrder}
          error={faults.displayOrder}
        />
      </div>
      <RoomFields chosen={start.rooms} />
      <Field
        label={productLabels.stripePriceId}
        optional
        name="stripePriceId"
        defaultValue={start.stripePriceId}
        error={faults.stripePriceId}
      />
      <Checkbox name="active" defaultChecked={start.active}>
        Active: guests can order it
      </Checkbox>
    </>
  )
}

function KindFields({ isNew, start, faults }: { isNew: boolean; start: Start; faults: Record<string, string> }) {
  const hintId = useId()
  return (
    <div>
      <div className="pair">
        <Field
          label={productKindLabels.itemType}
          name={isNew ? 'itemType' : undefined}
          required
          defaultValue={start.itemType}
          readOnly={!isNew}
          pattern="[a-z0-9_]+"
          error={faults.itemType}
          {...(isNew && !faults.itemType ? { 'aria-describedby': hintId } : {})}
        />
        <Select
          label={productKindLabels.category}
          name="category"
          defaultValue={start.category}
          disabled={!isNew}
          error={faults.category}
        >
          {productCategories.map((name) => (
            <option key={name} value={name}>
              {productCategoryNames[name]}
            </option>
          ))}
        </Select>
      </div>
      {isNew ? (
        <p id={hintId} className="mt-1.5 text-muted">
          The item type is its name in lists and files. It cannot be changed later.
        </p>
      ) : null}
    </div>
  )
}

function RoomFields({ chosen }: { chosen: readonly string[] }) {
  return (
    <fieldset>
      <legend className="text-muted">{productLabels.rooms} (none: every room)</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-4">
        {rooms.map(({ id, name }) => (
          <Checkbox key={id} name="rooms" value={name} defaultChecked={chosen.includes(name)}>
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
