import { Badge } from '#app/ui/console/console-parts.tsx'
import { HiddenFields } from '#app/ui/console/panel-form.tsx'
import { SureBox } from '#app/ui/console/sure-box.tsx'

/** The fields and buttons of the text are all over the page, and refer to this form; with script they are sent as one piece of JSON. */
export const legalForm = 'legal-text'
const discardForm = 'discard-draft'

/** Whether it is a draft, and what to do with it. */
export function DeskButtons({ isDraft, slug, stamp, busy }: { isDraft: boolean; slug: string; stamp: string; busy: boolean }) {
  const button = { type: 'submit', form: legalForm, name: 'intent', disabled: busy } as const
  return (
    // Stays in sight: the text is many screens long. On a phone it would leave the text too little of the screen.
    <div className="row md:sticky md:top-0 md:z-2 md:-my-3 md:border-b md:border-hairline md:bg-page md:py-3">
      <form id={legalForm} method="post" noValidate hidden>
        {/* The Enter key submits by a form's first button; here it must send nothing. */}
        <button type="submit" disabled />
        <HiddenFields fields={{ intent: 'draft', slug, stamp }} />
      </form>
      {/* On a phone it has a line of its own, so that the buttons share theirs. */}
      <span className="max-sm:w-full">
        {isDraft ? <Badge tone="warn">Draft, not yet published</Badge> : <Badge tone="ok">As published</Badge>}
      </span>
      <button {...button} value="preview" className="button button-line">
        Preview
      </button>
      <button {...button} value="draft" className="button button-line">
        Save draft
      </button>
      <button
        {...button}
        value="publish"
        className="button button-action"
        data-confirm="Publish this text? Everybody will see it at once."
      >
        Publish
      </button>
      {isDraft ? (
        <>
          <SureBox question="Discard the draft" form={discardForm} />
          <form id={discardForm} method="post" hidden>
            <HiddenFields fields={{ slug, stamp }} />
          </form>
          <button
            {...button}
            form={discardForm}
            value="discard"
            className="button-plain danger"
            data-confirm="Discard the draft?"
          >
            Discard draft
          </button>
        </>
      ) : null}
    </div>
  )
}

type OvertakenProps = { stamp: string; onOverrule: () => void; onReadTheirs: () => void }

/** Shown when another text has since been stored, by a colleague or in another window. `stamp`: theirs; without script it is posted to say that their text was seen. */
export function Overtaken({ stamp, onOverrule, onReadTheirs }: OvertakenProps) {
  return (
    <div className="note" data-kind="error" role="status">
      <p>
        <strong>This document has been changed in the meantime.</strong> Your text below is not saved.
      </p>
      <p className="row">
        <button
          type="submit"
          form={legalForm}
          name="stamp"
          value={stamp}
          className="button-plain -ml-2"
          onClick={(event) => {
            event.preventDefault()
            onOverrule()
          }}
        >
          I have seen it: let me save my version
        </button>
        <button
          type="button"
          className="button-plain danger"
          onClick={() => window.confirm('Discard your text and read theirs?') && onReadTheirs()}
        >
          Read theirs instead
        </button>
      </p>
    </div>
  )
}
