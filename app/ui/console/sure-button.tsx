import type { ComponentProps } from 'react'
import { SureBox } from './sure-box.tsx'

type Props = ComponentProps<'button'> & {
  intent: string
  /** Asked when it is pressed. */
  question: string
  /** What the box beside it says without script, and what it is about. */
  box: string
  of: string
}

/** In a table's row: posts what cannot be taken back, once somebody has said that they are sure. */
export function SureButton({ intent, question, box, of, ...button }: Props) {
  return (
    <>
      <SureBox question={box} of={of} />
      <button type="submit" name="intent" value={intent} className="button-plain danger" data-confirm={question} {...button} />
    </>
  )
}

/** @param props.question what is asked before `of` goes for good; its name is put under it. */
export function DeleteButton({ question, of }: Pick<Props, 'question' | 'of'>) {
  return (
    <SureButton intent="delete" question={`${question}\n\n${of}`} box="Yes, for good:" of={of} aria-label={`Delete ${of}`}>
      Delete
    </SureButton>
  )
}
