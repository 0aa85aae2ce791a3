/**
 * Confirms irreversible actions without script: the form submits only when this is ticked. With script the button's `data-confirm` asks
 * (ask-first.ts, row-forms.ts). Other buttons of the form need `formNoValidate`. `of`: what it is about, if the words do not say; `form`:
 * its form, if outside of it.
 */
export function SureBox({ question, of, form }: { question: string; of?: string; form?: string }) {
  return (
    <noscript>
      <label className="sure">
        <input type="checkbox" required form={form} aria-label={of && `${question} ${of}`} /> {question}
      </label>
    </noscript>
  )
}
