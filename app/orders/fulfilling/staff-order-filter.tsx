import type { OrderFilter } from '#app/orders/order-list.server.ts'
import { productCategories } from '#app/products/catalogue.ts'
import { productCategoryNames } from '#app/products/product-names.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { DayFields } from '#app/ui/console/lists/search-fields.tsx'
import { SearchForm, searchAtChoice } from '#app/ui/console/lists/search-form.tsx'
import { Field, Select } from '#app/ui/forms/field.tsx'
import { statusNames, statusOf } from './status-choices.ts'
import './staff-orders.css'

type Props = { filter: OrderFilter; today: string }

/**
 * Kept in the address, so that a view can be bookmarked and shared. `today` goes with it: a view that begins today will begin on another
 * day tomorrow (`readFilter`).
 */
export function StaffOrderFilter({ filter, today }: Props) {
  return (
    <SearchForm className="order-filter" onChange={searchAtChoice}>
      <input type="hidden" name="today" value={today} />
      <DayFields from={filter.from} to={filter.to} />
      <Select label="Room" name="room" defaultValue={filter.roomName ?? ''}>
        <option value="">All rooms</option>
        {rooms.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Select label="Kind" name="category" defaultValue={filter.category ?? ''}>
        <option value="">All kinds</option>
        {productCategories.map((category) => (
          <option key={category} value={category}>
            {productCategoryNames[category]}
          </option>
        ))}
      </Select>
      <Select label="Status" name="status" defaultValue={statusOf(filter)}>
        {Object.entries(statusNames).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </Select>
      <Field label="Guest, item or order ID" type="search" name="words" defaultValue={filter.words ?? ''} />
      <label className="flex min-h-10 self-end items-center gap-3 max-[60rem]:min-h-11">
        <input type="checkbox" className="tick" name="open" defaultChecked={filter.open ?? false} />
        To do only
      </label>
      <button type="submit" className="button button-line button-small self-end">
        Show
      </button>
    </SearchForm>
  )
}
