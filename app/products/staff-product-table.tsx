import { memo, useState } from 'react'
import { foldText, wordsOf } from '#app/db/folded-text.ts'
import { Badge, Empty, SortHead, type Sorting } from '#app/ui/console/console-parts.tsx'
import { OpenButton } from '#app/ui/console/opened.tsx'
import { useRowForms } from '#app/ui/console/row-forms.ts'
import { DeleteButton } from '#app/ui/console/sure-button.tsx'
import { productCategories } from './catalogue.ts'
import { otherPriceOnSite } from './late-check-out-price.ts'
import { writePrice } from './price-text.ts'
import { nameOfItemType, productCategoryNames } from './product-names.ts'
import type { StaffProduct } from './staff-products.route.tsx'

const surelyDelete = 'Are you sure you want to delete this product?'

type Column = 'name' | 'itemType' | 'category' | 'priceCents' | 'active' | 'displayOrder'

const columns: readonly { name: string; by: Column; className?: string }[] = [
  { name: 'No.', by: 'displayOrder' },
  { name: 'Status', by: 'active' },
  { name: 'Name', by: 'name' },
  { name: 'Category', by: 'category' },
  { name: 'Item type', by: 'itemType' },
  { name: 'Price', by: 'priceCents', className: 'number' },
]

export function ProductTable({ products, onEdit }: { products: StaffProduct[]; onEdit: (id: string) => void }) {
  const { onSubmit, pending } = useRowForms('/admin/products')
  const [sorting, setSorting] = useState<Sorting<Column>>({ by: 'displayOrder', down: false })
  const [filter, setFilter] = useState<Filter>({ words: '', category: '', state: '' })
  const shown = products.filter((product) => matches(product, filter)).sort((a, b) => compare(a, b, sorting))
  return (
    <>
      <FilterFields filter={filter} onChange={setFilter} />
      {/* Said as it changes, also when nothing matches. */}
      <p role="status" className="sr-only">
        {shown.length} of {products.length} products
      </p>
      {shown.length === 0 ? (
        <Empty title={products.length === 0 ? 'No products yet' : 'No product matches'}>
          {products.length === 0 ? 'Add one, and guests can order it in the guide.' : 'Clear the search or the filters.'}
        </Empty>
      ) : (
        <table className="console-table" onSubmit={onSubmit}>
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHead key={column.by} {...column} sorting={sorting} onSort={setSorting} />
              ))}
              <th scope="col" className="actions">
                Actions
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((product) => (
              <ProductRow key={product.id} product={product} pending={pending.get(product.id)} onEdit={onEdit} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** Empty: everything. */
type Filter = { words: string; category: string; state: string }

function FilterFields({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { words, category, state } = filter
  return (
    <search className="console-tools">
      <label className="wide">
        Search
        <input
          type="search"
          className="boxed"
          placeholder="Name, item type or description"
          value={words}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
        />
      </label>
      <label>
        Category
        <select
          className="boxed select-line"
          value={category}
          onChange={(event) => onChange({ ...filter, category: event.target.value })}
        >
          <option value="">All</option>
          {productCategories.map((name) => (
            <option key={name} value={name}>
              {productCategoryNames[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        State
        <select
          className="boxed select-line"
          value={state}
          onChange={(event) => onChange({ ...filter, state: event.target.value })}
        >
          <option value="">All</option>
          <option value="active">Active</option>
          <option value="inactive">Inactive</option>
        </select>
      </label>
    </search>
  )
}

function matches({ name, itemType, description, category, active }: StaffProduct, filter: Filter): boolean {
  if (filter.category && category !== filter.category) return false
  if (filter.state && active !== (filter.state === 'active')) return false
  const text = foldText(`${name} ${itemType} ${description ?? ''}`)
  return wordsOf(filter.words).every((word) => text.includes(foldText(word)))
}

/** Products that are equal otherwise are sorted by name. */
function compare(a: StaffProduct, b: StaffProduct, { by, down }: Sorting<Column>): number {
  return compareValues(a[by], b[by]) * (down ? -1 : 1) || a.name.localeCompare(b.name)
}

function compareValues(a: string | number | boolean, b: string | number | boolean): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b)
  return Number(a) - Number(b)
}

type RowNeeds = { product: StaffProduct; pending: FormData | undefined; onEdit: (id: string) => void }

const ProductRow = memo(function ProductRow({ product, pending, onEdit }: RowNeeds) {
  const { id, name, itemType, category, priceCents, roomRestrictions, displayOrder, changedBy } = product
  const otherPrice = otherPriceOnSite(product)
  const intent = pending?.get('intent')
  // Shown optimistically; after a refusal the row shows what is stored again.
  const active = intent === 'toggle' ? !product.active : product.active
  return (
    <tr hidden={intent === 'delete'}>
      {/* On a phone a product begins with its name. */}
      <td className="quiet max-md:order-1" data-name="Display order">
        {displayOrder}
      </td>
      <td>{active ? <Badge tone="ok">Active</Badge> : <Badge tone="off">Inactive</Badge>}</td>
      <th scope="row">
        {name}
        {roomRestrictions ? <span className="quiet block font-normal">{roomRestrictions.join(', ')} only</span> : null}
        {otherPrice ? <span className="quiet block font-normal">{otherPrice}</span> : null}
      </th>
      <td>
        <Badge>{productCategoryNames[category]}</Badge>
      </td>
      <td data-name="Item type">
        {nameOfItemType(itemType)}
        <span className="quiet block">{itemType}</span>
        {changedBy ? (
          <span className="quiet block">
            <a href={`/admin/changes?subject=product&id=${id}`}>changed by {changedBy}</a>
          </span>
        ) : null}
      </td>
      <td className="number" data-name="Price">
        €{writePrice(priceCents)}
      </td>
      <td className="actions max-md:order-2">
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="active" value={String(!active)} />
          <button
            type="submit"
            name="intent"
            value="toggle"
            formNoValidate
            className="button-plain"
            aria-label={`${active ? 'Deactivate' : 'Activate'} ${name}`}
          >
            {active ? 'Deactivate' : 'Activate'}
          </button>
          <OpenButton opens={id} className="button-plain" onOpen={() => onEdit(id)} aria-label={`Edit ${name}`}>
            Edit
          </OpenButton>
          <DeleteButton question={surelyDelete} of={name} />
        </form>
      </td>
    </tr>
  )
})
