/** The product manager: products to add, edit, switch off, import and export. */
import { useState } from 'react'
import { houseContext } from '#app/context.ts'
import { authorName, lastAuthors } from '#app/staff/audit/audit.server.ts'
import { sayImported } from '#app/staff/csv/csv.ts'
import { CsvImport, importForm } from '#app/staff/csv/csv-import.tsx'
import { requireStaff } from '#app/staff/require-staff.server.ts'
import { carryOut, readStaffForm } from '#app/staff/staff-form.server.ts'
import { ConsoleHead, NotRead } from '#app/ui/console/console-parts.tsx'
import { OpenButton, Opener, useAskedOpen, useRefused } from '#app/ui/console/opened.tsx'
import { UndoNote } from '#app/ui/console/undo-note.tsx'
import { LeftDrafts, LeftFields } from '#app/ui/drafts/left-drafts.tsx'
import { useKept } from '#app/ui/drafts/use-unsaved.ts'
import { orAfterConflict } from '#app/ui/forms/after-conflict.ts'
import { withOutcome } from '#app/ui/forms/client-action.ts'
import { orWithout } from '#app/ui/forms/client-loader.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { succeeded, useOutcome } from '#app/ui/forms/outcomes.ts'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { useNotice } from '#app/ui/use-notice.ts'
import type { Route } from './+types/staff-products.route.ts'
import { productCategories } from './catalogue.ts'
import { itemTypeFrom } from './item-type.ts'
import { readNewProduct, readProductChange } from './product-form.server.ts'
import { productLabels } from './product-names.ts'
import { listProducts, type Product } from './products.server.ts'
import { ProductDialog } from './staff-product-dialog.tsx'
import { ProductTable } from './staff-product-table.tsx'
import { addProduct, changeProduct, removeProduct, restoreProduct, switchProduct } from './staff-products.server.ts'
import { importProducts } from './staff-products-csv.server.ts'

export type StaffProduct = Product & { changedBy: string | undefined }
type Loaded = { products: StaffProduct[]; notice?: Notice }

function unread(): Loaded {
  return { products: [], notice: { kind: 'error', title: 'Error', text: 'Failed to load products' } }
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  await requireStaff(request, context, 'products')
  const { db, log } = context.get(houseContext)
  try {
    const products = await listProducts(db)
    const authors = await lastAuthors(
      db,
      'product',
      products.map(({ id }) => id),
    )
    const changedBy = (id: string) => {
      const who = authors.get(id)
      return who && authorName(who)
    }
    return { products: products.map((product) => ({ ...product, changedBy: changedBy(product.id) })) }
  } catch (err) {
    log.error({ err }, 'products')
    return unread()
  }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orWithout<Loaded>(serverLoader, unread)
}

/** Messages for failed verbs, from the server, or in the browser if it was not reached. */
const failures = {
  create: 'Failed to create product',
  update: 'Failed to update product',
  toggle: 'Failed to update product status',
  delete: 'Failed to delete product',
  restore: 'Failed to restore product',
  import: 'Failed to import products',
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, log } = context.get(houseContext)
  const form = await readStaffForm(request, context, 'products')
  const { staff, fields, all } = form
  const { intent = '', id = '', active, version, csv = '' } = fields
  const rooms = all('rooms')
  const verbs = {
    create: {
      success: 'Product created successfully',
      failure: failures.create,
      run: async () => addProduct(db, staff, readNewProduct(withItemType(fields), rooms)),
    },
    update: {
      success: 'Product updated successfully',
      failure: failures.update,
      run: async () => changeProduct(db, staff, id, Number(version) || 0, readProductChange(fields, rooms)),
    },
    toggle: {
      success: 'Product updated successfully',
      failure: failures.toggle,
      run: () => switchProduct(db, staff, id, active === 'true'),
    },
    delete: { success: 'Product deleted successfully', failure: failures.delete, run: () => removeProduct(db, staff, id) },
    restore: {
      success: 'Product restored',
      failure: failures.restore,
      run: () => restoreProduct(db, staff, id, active === 'true'),
    },
    import: { success: sayImported, failure: failures.import, run: () => importProducts(db, staff, csv) },
  }
  const { reply } = await carryOut(log, form, verbs)
  const { notice, code } = reply.data
  if (code === 'invalid_input' && (intent === 'create' || intent === 'update')) notice.title = 'Validation Error'
  return reply
}

/** Its name makes it up: without script the field may be left empty. */
function withItemType(fields: Record<string, string>) {
  return { ...fields, itemType: fields.itemType?.trim() || itemTypeFrom(fields.name ?? '') }
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withOutcome(request, serverAction, failures)
}

export const shouldRevalidate = orAfterConflict

export type ProductAction = typeof action

export default function ProductsPage({ loaderData: { products, notice } }: Route.ComponentProps) {
  const asked = useAskedOpen()
  const [editing, setEditing] = useState(asked)
  const [deleted, setDeleted] = useState<StaffProduct[]>([])
  const settle = (id: unknown) => setDeleted((rows) => rows.filter((row) => row.id !== id))
  useNotice(notice)
  useOutcome((outcome) => {
    const id = outcome.fields.get('id')
    if (succeeded(outcome, 'restore')) settle(id)
    if (succeeded(outcome, 'delete')) setDeleted((rows) => [...products.filter((row) => row.id === id), ...rows])
  })
  const isThere = (form: string) => form === 'new' || products.some(({ id }) => id === form)
  const hasGone = (form: string) => form !== importForm && !isThere(form)
  useKept((kept) => setEditing((present) => present ?? [...kept.keys()].find(isThere)))
  const edited = useEdited(products, editing)
  // A deleted product has no form to restore it into.
  const left = useRefused<PanelReply>('update', asked && !isThere(asked) ? asked : '')?.values
  return (
    <>
      <Head asked={asked} onAdd={notice ? undefined : () => setEditing('new')} />
      <Opener />
      {deleted.map(({ id, name, active }) => (
        <UndoNote key={id} intent="restore" fields={{ id, active: String(active) }} onDismiss={() => settle(id)}>
          {name} was deleted.
        </UndoNote>
      ))}
      {notice ? (
        <NotRead notice={notice} />
      ) : (
        <>
          <LeftDrafts hasGone={hasGone} labels={productLabels} why={whyGone} />
          {left ? <LeftFields fields={left} labels={productLabels} why={whyGone} /> : null}
          <ProductTable products={products} onEdit={setEditing} />
        </>
      )}
      {editing === 'new' || edited ? (
        <ProductDialog
          key={editing}
          product={edited}
          order={products.length}
          comesOpen={editing === asked}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </>
  )
}

/** `onAdd`: undefined while the list cannot be read. */
function Head({ asked, onAdd }: { asked: string | undefined; onAdd: (() => void) | undefined }) {
  return (
    <ConsoleHead title="Product Manager">
      <a href="/admin">Dashboard</a>
      <CsvImport title="Import products" asked={asked === 'import'} categories={productCategories}>
        A list in the format of “Export CSV”. Products are matched by item type: known ones are updated, new ones added, none
        deleted. If one line is wrong, nothing changes.
      </CsvImport>
      <a href="/admin/products.csv" download>
        Export CSV
      </a>
      {onAdd ? (
        <OpenButton opens="new" className="button button-action" onOpen={onAdd}>
          Add Product
        </OpenButton>
      ) : null}
    </ConsoleHead>
  )
}

/**
 * The product in the open dialog. If a colleague deletes the product, the dialog stays as it is, with what has been typed; saving then
 * reports the deletion.
 */
function useEdited(products: readonly StaffProduct[], editing: string | undefined): StaffProduct | undefined {
  const found = products.find(({ id }) => id === editing)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return found ?? (last?.id === editing ? last : undefined)
}

const whyGone = 'The product you were changing is no longer on the list.'
