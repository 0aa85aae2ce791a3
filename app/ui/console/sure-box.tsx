/**
 * Asks before what cannot be taken back, where no script can: the form goes only when this is ticked. With script the button's
 * `data-confirm` asks (ask-first.ts, row-forms.ts). Other buttons of the same form say `formNoValidate`.
 */
export function SureBox({ question }: { question: string }) {
  return (
    <noscript>
      <label className="sure">
        <input type="checkbox" required /> {question}
      </label>
    </noscript>
  )
}
