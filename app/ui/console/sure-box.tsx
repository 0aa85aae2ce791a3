type Props = {
  question: string
  /** What the question is about, for screen readers, if its words do not say. */
  of?: string
  /** The id of its form, if it is outside the form. */
  form?: string
}

/**
 * Confirms irreversible actions without script: the form submits only if this is ticked. With script, the button's `data-confirm` asks
 * instead (ask-first.ts, row-forms.ts). Other buttons of the form need `formNoValidate`.
 */
export function SureBox({ question, of, form }: Props) {
  return (
    <noscript>
      <label className="sure">
        <input type="checkbox" required form={form} aria-label={of && `${question} ${of}`} /> {question}
      </label>
    </noscript>
  )
}
