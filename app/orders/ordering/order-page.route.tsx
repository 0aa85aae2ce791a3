/** Ordering without script: the dialog's fields on a page that posts and leads to the payment page. */
import { data, type HeadersFunction } from 'react-router'
import { houseContext } from '#app/context.ts'
import { estate } from '#app/estate/estate.ts'
import { requirePayments } from '#app/orders/order-functions.server.ts'
import { type OrderChoices, orderChoices } from '#app/products/ordering-rules.ts'
import { productsForPage } from '#app/products/products.server.ts'
import { late, retrySoon } from '#app/requests/in-time.server.ts'
import { orFailed, readForm } from '#app/requests/reading/form.server.ts'
import { fieldErrors, Refusal } from '#app/requests/refusal.server.ts'
import { DeadEnd } from '#app/site/dead-end.tsx'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import type { FormReply } from '#app/ui/forms/form-reply.ts'
import { fillRequiredFields, wrongFields } from '#app/ui/forms/required-fields.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { Route } from './+types/order-page.route.ts'
import { OrderFields, OrderTotal } from './order-form.tsx'
import { checkoutFailed, errorTitle, missingTitle, openPayment, proceed } from './order-texts.ts'
import { orderWish, placeOrder } from './place-order.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { item, ...wished } = Object.fromEntries(new URL(request.url).searchParams)
  const products = await productsForPage(context.get(houseContext))
  if (products === late) return data({ unread: true as const }, retrySoon)
  const product = products.found.find((one) => one.itemType === item)
  const choices = product && orderChoices(product, new Date())
  return data({ product, choices, chosen: choices && stillPossible(wished, choices) }, { status: product ? 200 : 404 })
}

/** Room and day from an earlier order (`orderAgainPath`), as far as they can still be chosen. */
function stillPossible({ roomName = '', stayDate = '' }: Record<string, string>, choices: OrderChoices): Record<string, string> {
  return {
    ...(choices.roomNames.includes(roomName) ? { roomName } : {}),
    ...(stayDate >= choices.firstDay && stayDate <= choices.lastDay ? { stayDate } : {}),
  }
}

const missing = { kind: 'error', title: missingTitle, text: fillRequiredFields } as const

type Reply = FormReply & { paymentUrl?: string }

export async function action({ request, context }: Route.ActionArgs) {
  const { db, payments, log, countRequest } = context.get(houseContext)
  const values = await readForm(request)
  if ((await countRequest('checkout')) !== undefined) {
    const notice = { kind: 'error', title: errorTitle, text: 'Too many orders at once. Please wait a few minutes.' } as const
    return data<Reply>({ values, notice }, 429)
  }
  const parsed = orderWish.safeParse(values)
  if (!parsed.success) {
    const empty = Object.entries(orderWish.shape).some(([name, field]) => !field.isOptional() && !values[name]?.trim())
    const notice = empty ? missing : { ...missing, title: errorTitle, text: wrongFields }
    return data<Reply>({ values, fieldErrors: fieldErrors(parsed.error), notice }, 400)
  }
  const refused = (text: string, faults = {}): Reply => {
    return { values, fieldErrors: faults, notice: { kind: 'error', title: errorTitle, text } }
  }
  const order = async () => {
    try {
      const { url } = await placeOrder(db, parsed.data, { payments: requirePayments(payments), log })
      return data<Reply>({ paymentUrl: url })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Correctable errors are shown at their fields; the rest, about the item or about us, above them.
      const atField = Object.keys(error.fields ?? {}).some((name) => !name.startsWith('item'))
      return data<Reply>(refused(atField ? wrongFields : error.message, error.fields), error.status)
    }
  }
  return orFailed(log, order, refused(checkoutFailed))
}

/** A failed form must not be reloaded automatically: that would lose what is typed. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData && 'product' in loaderData ? loaderData.product?.name : undefined
  return [{ title: `${name ?? 'Order'} · ${estate.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  if ('unread' in loaderData) return <Unread />
  const { product, choices, chosen } = loaderData
  if (!product || !choices) return <NotOffered />
  const { values = chosen, fieldErrors = {}, notice, paymentUrl }: Reply = actionData ?? {}
  return (
    <main id="main" className="plain-page grid-page py-32">
      <div className="mx-auto w-full max-w-xl">
        <h1 className="title">{product.name}</h1>
        {paymentUrl ? (
          <GoToPayment url={paymentUrl} />
        ) : (
          <form method="post" className="mt-8" noValidate>
            <FormNote notice={notice} />
            <OrderFields product={product} choices={choices} values={values} fieldErrors={fieldErrors} />
            <div className="mt-6">
              <OrderTotal product={product} />
            </div>
            <button type="submit" className="button button-action w-full">
              {proceed}
            </button>
          </form>
        )}
        <p className="mt-6">
          <a href="/guest-guide" className="quiet-link inline-flex min-h-11 items-center">
            Return to Guest Guide
          </a>
        </p>
      </div>
    </main>
  )
}

function NotOffered() {
  return (
    <DeadEnd title="This is not offered at the moment" back="Return to Guest Guide" backTo="/guest-guide">
      The guest guide shows what is.
    </DeadEnd>
  )
}

function Unread() {
  const { phone, phoneInternational } = estate.contacts
  return (
    <DeadEnd title="The order form cannot be shown just now" again="">
      Please try again in a moment. Or ring <PhoneLink phone={phone} phoneInternational={phoneInternational} />, and we will do it
      for you.
    </DeadEnd>
  )
}

/** A refresh rather than a redirect: the content security policy lets no form lead to another site. */
function GoToPayment({ url }: { url: string }) {
  return (
    <div className="mt-8">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <p className="mb-6">Your order is waiting for its payment.</p>
      <a href={url} className="button button-action w-full">
        {openPayment}
      </a>
    </div>
  )
}
