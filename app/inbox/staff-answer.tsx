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
  label: 'Reply by email to',
  close: 'Mark as done when the reply is sent',
  button: 'Send reply',
  busy: 'Sending…',
  success: 'Your reply is on its way',
  failure: 'Failed to send the reply',
}

/** Without a mail server, when nobody receives it. */
const whenKept: typeof whenMailed = {
  label: 'Reply to',
  close: 'Mark as done when the reply is kept',
  button: 'Keep reply',
  busy: 'Keeping…',
  success: `Your reply is kept, but not sent. ${noMailYet}.`,
  failure: 'Failed to keep the reply',
}

export function answerWords(mailed: boolean): typeof whenMailed {
  return mailed ? whenMailed : whenKept
}

const noAnswer = { text: '', close: true }

/** What was typed for a reply that was refused without script. */
function answerIn({ intent, text, close }: Typed = {}) {
  return intent?.[0] === 'answer' ? { text: text?.[0] ?? '', close: close !== undefined } : noAnswer
}

type Needs = { to: string; seen: number; done: boolean; mailed: boolean }

/** As it is kept while its author is signed out; `seen` and `done` as they were when it was begun. */
type Kept = typeof noAnswer & { seen?: number; done?: boolean }

/** The form to reply to a message. `seen`: how many replies the page shows. `done`: whether it shows the message as done. `mailed`: whether emails are sent. */
export function Answer({ to, seen, done, mailed }: Needs) {
  const words = answerWords(mailed)
  const fetcher = useFetcher<MessageAction>()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef('')
  const posted = usePosted<PanelReply>()
  const [answer, setAnswer] = useState(() => answerIn(posted?.values))
  const { data, state } = fetcher
  const { text, close } = answer
  const { faults, mend, onInvalid } = useFaults(data ?? posted)
  // A colleague's reply may appear above while this one is written, and out of sight. So this one answers what was there when it was begun,
  // or when it was refused because of such a reply.
  const [begun, setBegun] = useState({ seen, done, data })
  const isNews = data !== begun.data
  const isTold = isNews && state === 'idle' && data?.code === 'changed_meanwhile'
  // What was typed on meanwhile follows one's own reply.
  const isOld = seen !== begun.seen || done !== begun.done
  if (isNews && data?.notice.kind === 'success') setBegun({ seen: begun.seen + 1, done: begun.done || close, data })
  else if (isTold || (!text.trim() && isOld)) setBegun({ seen, done, data })
  const { kept } = useUnsaved<Kept>({
    form: 'answer',
    typed: text.trim() ? { ...answer, seen: begun.seen, done: begun.done } : undefined,
    putBack({ seen: then = 0, done: was = false, ...typed }) {
      setAnswer(typed)
      setBegun({ seen: then, done: was, data })
    },
  })
  useEffect(() => {
    // Keeps what has been typed since sending.
    if (data?.notice.kind === 'success') setAnswer((now) => (now.text === sent.current ? noAnswer : now))
  }, [data])
  return (
    <fetcher.Form
      method="post"
      ref={form}
      // A printed thread has no empty form.
      className="stack print:hidden!"
      onChange={mend}
      onInvalid={onInvalid}
      onSubmit={() => {
        sent.current = text
      }}
    >
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="seen" value={begun.seen} />
      <input type="hidden" name="seen-done" value={begun.done ? 'on' : ''} />
      {mailed ? null : (
        <p className="note">
          {noMailYet}: a reply is kept here but reaches nobody. Please write to <MailLink to={to} /> yourself as well.
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
          // Once only: the disabled button does not stop a shortcut, and the guest would get two replies.
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
