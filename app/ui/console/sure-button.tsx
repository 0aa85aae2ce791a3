import type { ComponentProps } from 'react'
import { SureBox } from './sure-box.tsx'

type Props = ComponentProps<'button'> & {
  intent: string
  /** The question asked when the button is pressed. */
  question: string
  /** The words of the box beside it, shown without script, and what they are about. */
  box: string
  of: string
}

/** For a row of a table: posts something irreversible, once it has been confirmed. */
export function SureButton({ intent, question, box, of, ...button }: Props) {
  return (
    <>
      <SureBox question={box} of={of} />
      <button type="submit" name="intent" value={intent} className="button-plain danger" data-confirm={question} {...button} />
    </>
  )
}

/** @param props.question the question asked before `of` is permanently deleted; the name is put below it */
export function DeleteButton({ question, of }: Pick<Props, 'question' | 'of'>) {
  return (
    <SureButton intent="delete" question={`${question}\n\n${of}`} box="Yes, for good:" of={of} aria-label={`Delete ${of}`}>
      Delete
    </SureButton>
  )
}
