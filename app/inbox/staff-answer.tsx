import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import * as fieldLimits from '#app/field-limits.ts'
import { noMailYet } from '#app/mail/mail-settings.ts'
import { MailLink } from '#app/ui/console/mail-link.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useUnsaved } from '#app/ui/drafts/use-unsaved.ts'
import { Checkbox, TextArea } from '#app/ui/forms/field.tsx'
import type { Typed } from '#app/ui/forms/form-reply.ts'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import { usePosted } from '#app/ui/forms/use-posted.ts'
import type { MessageAction } from './staff-message.route.tsx'

const whenMailed = {
  label: 'Answer by mail to',
  close: 'Mark as done when the answer is sent',
  button: 'Send answer',
  busy: 'Sending…',
  success: 'Your answer is on its way',
}

/** In a house without a mail server, where nobody receives it. */
const whenKept: typeof whenMailed = {
  label: 'Answer to',
  close: 'Mark as done when the answer is kept',
  button: 'Keep answer',
  busy: 'Keeping…',
  success: `Your answer is kept, but not sent. ${noMailYet}.`,
}

export function answerWords(mailed: boolean): typeof whenMailed {
  return mailed ? whenMailed : whenKept
}

const noAnswer = { text: '', close: true }

/** What was typed of a reply that was refused without script. */
function answerIn({ intent, text, close }: Typed = {}) {
  return intent?.[0] === 'answer' ? { text: text?.[0] ?? '', close: close !== undefined } : noAnswer
}

type Needs = { to: string; seen: number; mailed: boolean }

/** The form that answers a message. `seen`: how many answers the page shows. `mailed`: whether the house sends mail. */
export function Answer({ to, seen, mailed }: Needs) {
  const words = answerWords(mailed)
  const fetcher = useFetcher<MessageAction>()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef('')
  const posted = usePosted<PanelReply>()
  const [answer, setAnswer] = useState(() => answerIn(posted?.values))
  const { data, state } = fetcher
  const { text, close } = answer
  const { faults, mend, onInvalid } = useFaults(data ?? posted)
  const { kept } = useUnsaved({ form: 'answer', typed: text.trim() ? answer : undefined, putBack: setAnswer })
  useEffect(() => {
    // Keeps what was typed since it was sent.
    if (data?.notice.kind === 'success') setAnswer((now) => (now.text === sent.current ? noAnswer : now))
  }, [data])
  return (
    <fetcher.Form
      method="post"
      ref={form}
      // On paper is what was said, and no box.
      className="stack print:hidden!"
      onChange={mend}
      onInvalid={onInvalid}
      onSubmit={() => {
        sent.current = text
      }}
    >
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="seen" value={seen} />
      {mailed ? null : (
        <p className="note">
          {noMailYet}: an answer is kept here, and reaches nobody. Please write to <MailLink to={to} /> yourself as well.
        </p>
      )}
      <KeptNote kept={kept} onDiscard={() => setAnswer(noAnswer)} />
      <TextArea
        label={`${words.label} ${to}`}
        name="text"
        required
        maxLength={fieldLimits.message}
        rows={6}
        value={text}
        error={faults.text}
        onChange={(event) => setAnswer({ ...answer, text: event.target.value })}
        onKeyDown={(event) => {
          const sends = event.key === 'Enter' && (event.metaKey || event.ctrlKey)
          // Once only: the button is not asked, and the guest would get two replies.
          if (sends && !event.repeat && state === 'idle') form.current?.requestSubmit()
        }}
      />
      <Checkbox name="close" checked={close} onChange={(event) => setAnswer({ ...answer, close: event.target.checked })}>
        {words.close}
      </Checkbox>
      <div>
        <button type="submit" className="button button-action" disabled={state !== 'idle'}>
          {state === 'idle' ? words.button : words.busy}
        </button>
      </div>
    </fetcher.Form>
  )
}
