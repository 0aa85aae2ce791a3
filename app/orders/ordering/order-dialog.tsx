import { startTransition, useEffect, useRef, useState } from 'react'
import { orderChoices } from '#app/products/ordering-rules.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import { type OfferedProduct, OrderFields, OrderTotal } from './order-form.tsx'
import { openedTitle, openPayment, payInNewTab, proceed, processing } from './order-texts.ts'
import { useOrdering } from './use-ordering.ts'

const closeMs = 3_000
const dialogId = 'order-dialog'

/** Opens on any button of the page with `data-order`. What was typed stays for the next order of the same stay. */
export function OrderDialog({ products }: { products: readonly OfferedProduct[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [product, setProduct] = useState<OfferedProduct>()
  const { stage, faults, notice, url, onSubmit, onChange, reset } = useOrdering(product)

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const button = (event.target as Element).closest<HTMLElement>('[data-order]')
      const wanted = products.find((one) => one.itemType === button?.dataset.order)
      if (!wanted) return
      event.preventDefault()
      dialog.current?.showModal()
      // It fades in; its form may come a frame later, and the touch is answered by then.
      startTransition(() => setProduct(wanted))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [products])

  useEffect(() => {
    if (stage !== 'opened') return
    const timer = setTimeout(() => dialog.current?.close(), closeMs)
    return () => clearTimeout(timer)
  }, [stage])

  /** A notice would stand under the open dialog, which says the same meanwhile. */
  function onClose() {
    if (stage === 'opened') {
      const notice = { kind: 'success', title: openedTitle, text: payInNewTab } as const
      void import('#app/ui/notices.tsx').then(({ showNotice }) => showNotice(notice))
    }
    reset()
  }

  return (
    <dialog ref={dialog} id={dialogId} className="popup order" aria-labelledby="order-title" onClose={onClose}>
      {product ? (
        <form onSubmit={onSubmit} onChange={onChange} noValidate>
          <div className="order-body">
            <div className="flex items-start justify-between gap-6">
              <h2 id="order-title" className="subtitle">
                {product.name}
              </h2>
              <CloseButton dialog={dialogId} />
            </div>
            <p className="mt-1 mb-5 text-muted">{product.description}</p>
            <OrderFields product={product} choices={orderChoices(product, new Date())} fieldErrors={faults} />
          </div>
          <div className="order-foot">
            <OrderTotal product={product} />
            <div aria-live="assertive" className="*:mb-4">
              <FormNote notice={notice} />
            </div>
            {url ? (
              <a href={url} target="_blank" rel="noopener" className="button button-action w-full">
                {openPayment}
              </a>
            ) : (
              <button
                type="submit"
                aria-disabled={stage === 'processing'}
                className="button button-action w-full aria-disabled:opacity-70"
              >
                {stage === 'processing' ? processing : proceed}
              </button>
            )}
          </div>
        </form>
      ) : null}
    </dialog>
  )
}
