/**
 * Asks before what cannot be taken back, where no script can: the form goes only when this is ticked. With script the button's
 * `data-confirm` asks (ask-first.ts, row-forms.ts). Other buttons of the same form say `formNoValidate`.
 * `of`: what it is about, where the words alone do not say; `form`: which one, where it stands outside of it.
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
