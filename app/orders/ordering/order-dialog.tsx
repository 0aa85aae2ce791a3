import { type ChangeEvent, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { orderChoices } from '#app/products/ordering-rules.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import { NeedsSignal, type Ring } from '#app/ui/forms/needs-signal.tsx'
import { SendingSaid } from '#app/ui/forms/sending-said.tsx'
import { useOffline } from '#app/ui/use-offline.ts'
import { orderPathOf } from './order-buttons.tsx'
import { type OfferedProduct, OrderFields, OrderTotal } from './order-form.tsx'
import { openedTitle, openPayment, payInNewTab, proceed, processing, signalBack } from './order-texts.ts'
import { useOrdering } from './use-ordering.ts'

const closeMs = 3_000
const dialogId = 'order-dialog'

/** Opens on any button with `data-order`. What was typed is kept for the next order during the same stay. */
export function OrderDialog({ products, ring }: { products: readonly OfferedProduct[]; ring: Ring }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wanted = useWanted(products, dialog)
  // The dialog fades in, so its fields may come a frame later; the tap is acknowledged first.
  const product = useDeferredValue(wanted)
  const choices = product && orderChoices(product, new Date())
  const [room, setRoom] = useState('')
  const ordering = useOrdering(product)
  const { stage, faults, onSubmit, onChange, reset } = ordering
  const offline = useOffline()

  useEffect(() => {
    if (stage !== 'opened') return
    const timer = setTimeout(() => dialog.current?.close(), closeMs)
    return () => clearTimeout(timer)
  }, [stage])

  function onFieldChange(event: ChangeEvent<HTMLFormElement>) {
    if (event.target.name === 'roomName') setRoom(event.target.value)
    onChange(event)
  }

  /** A toast would be hidden under the open dialog, which says the same. */
  function onClose() {
    if (stage === 'opened') {
      const notice = { kind: 'success', title: openedTitle, text: payInNewTab } as const
      void import('#app/ui/notices.tsx').then(({ showNotice }) => showNotice(notice))
    }
    reset()
  }

  return (
    <dialog ref={dialog} id={dialogId} className="popup order" aria-labelledby="order-title" onClose={onClose}>
      {wanted ? (
        <form action={orderPathOf(wanted)} method="post" onSubmit={onSubmit} onChange={onFieldChange} noValidate>
          <div className="order-body">
            <div className="dialog-head">
              <h2 id="order-title" className="subtitle">
                {wanted.name}
              </h2>
              <CloseButton dialog={dialogId} />
            </div>
            {product && choices ? (
              <>
                <p className="mt-1 mb-5 text-muted">{product.description}</p>
                <OrderFields
                  product={product}
                  choices={choices}
                  // Not every product is for every room.
                  values={choices.roomNames.includes(room) ? { roomName: room } : {}}
                  fieldErrors={faults}
                />
              </>
            ) : null}
          </div>
          {product ? <OrderFoot product={product} ordering={ordering} offline={offline} ring={ring} /> : null}
        </form>
      ) : null}
    </dialog>
  )
}

/** The product whose button was pressed last, with the dialog open for it. */
function useWanted(products: readonly OfferedProduct[], dialog: RefObject<HTMLDialogElement | null>) {
  const [wanted, setWanted] = useState<OfferedProduct>()
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const button = (event.target as Element).closest<HTMLElement>('[data-order]')
      const found = products.find((one) => one.itemType === button?.dataset.order)
      if (!found) return
      event.preventDefault()
      // Synchronously, because on opening the browser looks for the dialog's name and for something to focus.
      flushSync(() => setWanted(found))
      dialog.current?.showModal()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [products, dialog])
  return wanted
}

type FootProps = { product: OfferedProduct; ordering: ReturnType<typeof useOrdering>; offline: boolean; ring: Ring }

/** The price, what must be corrected first, and the button; or a link, if the browser has blocked the payment's tab. */
function OrderFoot({ product, ordering: { stage, notice, url, unsent }, offline, ring }: FootProps) {
  return (
    <div className="order-foot">
      <OrderTotal product={product} />
      <div aria-live="assertive" className="*:mb-4">
        <FormNote notice={unsent && !offline ? signalBack : notice} within="live region" />
        {offline ? <NeedsSignal what="Ordering" tried={unsent} {...ring} /> : null}
      </div>
      {url ? (
        <a href={url} target="_blank" rel="noopener" className="button button-action w-full">
          {openPayment}
        </a>
      ) : (
        <button type="submit" aria-disabled={stage !== 'idle'} className="button button-action w-full">
          {stage === 'processing' ? processing : proceed}
        </button>
      )}
      <SendingSaid>{stage === 'processing' ? processing : null}</SendingSaid>
    </div>
  )
}
