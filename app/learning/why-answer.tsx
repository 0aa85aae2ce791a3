import { isKeptBack } from '#app/concierge/answering/kept-back-reason.ts'
import { capital } from '#app/estate/capital.ts'
import { Badge, TableHead } from '#app/ui/console/console-parts.tsx'
import type { Explanation } from './explain.ts'
import { EntryLink } from './learning-tabs.tsx'

const kinds = {
  answer: ['Answered', 'ok'],
  talk: ['Small talk', undefined],
  handover: ['Handed over', 'warn'],
  decline: ['Declined', 'off'],
} as const

const decisions: Record<Explanation['parts'][number]['decision'], string> = {
  answer: 'answered plainly',
  hedge: 'gave the closest entry, and said that it may not be what was asked',
  aside: 'handed over, with what is written about it',
  staff: 'gave the entry written by staff',
  quote: 'handed over to the team, with what the terms or the guest guide say',
  handover: 'handed over to the team',
  talk: 'small talk',
  decline: 'declined',
}

const doubtNames = { unwritten: 'nothing written about it', strange: 'unknown word' } as const

/** What the team needs to know; why exactly is in the details. */
export function inOneSentence(part: Pick<Explanation['parts'][number], 'decision' | 'because' | 'words'>): string {
  const { decision, because, words } = part
  if (decision !== 'handover') return `${capital(decisions[decision])}.`
  if (isKeptBack(part)) return `Handed over: ${because}.`
  const missing = words.filter(({ doubt }) => doubt).map(({ text }) => `“${text}”`)
  return missing.length > 0
    ? `Handed over: no entry says anything about ${missing.join(' or ')}.`
    : 'Handed over: no entry answers this.'
}

const percent = (share: number) => `${Math.round(100 * share)}%`

export function WhyAnswer({ why }: { why: Explanation }) {
  const [kind, tone] = kinds[why.kind]
  return (
    <div className="stack">
      <section className="panel" aria-labelledby="answer">
        <h2 id="answer" className="row">
          The answer <Badge tone={tone}>{kind}</Badge>
        </h2>
        <p className="max-w-[65ch] whitespace-pre-line">{why.text}</p>
        {why.sources.length > 0 ? (
          <dl className="mt-4 stack">
            {why.sources.map(({ entry, value }) => (
              <div key={entry}>
                <dt>
                  <EntryLink entry={entry} />
                </dt>
                <dd className="text-muted whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </section>
      {why.parts.map((part) => (
        <Part key={part.at} part={part} staffShare={why.staffShare} />
      ))}
    </div>
  )
}

function Part({ part, staffShare }: { part: Explanation['parts'][number]; staffShare: number }) {
  const { decision, sources } = part
  return (
    <section className="panel" aria-label={part.part}>
      <h2>“{part.part}”</h2>
      <p>
        {inOneSentence(part)}{' '}
        {decision === 'handover' && !isKeptBack(part) ? <a href="/admin/concierge-knowledge?opens=add">Write entry</a> : null}
      </p>
      {sources.length > 0 ? (
        <p className="row">
          <span className="text-muted">From</span>
          {sources.map((entry) => (
            <EntryLink key={entry} entry={entry} />
          ))}
        </p>
      ) : null}
      <details className="mt-4">
        <summary>Details</summary>
        <Figures part={part} />
        {part.near.length > 0 ? <NearEntries near={part.near} staffShare={staffShare} /> : null}
      </details>
    </section>
  )
}

type PartOf = { part: Explanation['parts'][number] }

function Figures({ part }: PartOf) {
  const { topic, confidence, needed, coverage, decision, because, guesses, words } = part
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1.5 [&>dt]:text-muted">
      <dt>Understood</dt>
      <dd className="row">
        {words.length === 0 ? <span className="text-muted">no words that name anything</span> : null}
        {words.map(({ text, concept, doubt }) => (
          <Badge key={text} tone={doubt ? 'warn' : undefined}>
            {text}
            {concept && concept !== text ? ` = ${concept.replaceAll('_', ' ')}` : ''}
            {doubt ? ` · ${doubtNames[doubt]}` : ''}
          </Badge>
        ))}
      </dd>
      <dt>Subject</dt>
      <dd>
        {topic.replaceAll('_', ' ')} <span className="text-muted">(likeliest: {guesses.join(', ').replaceAll('_', ' ')})</span>
      </dd>
      <dt>Confidence</dt>
      <dd>
        {confidence.toFixed(2)}
        {needed === undefined
          ? ''
          : `, ${confidence >= needed ? 'and' : 'but'} ${needed.toFixed(2)} is needed for a plain answer`}
        <span className="text-muted">; the subject explains {percent(coverage)} of the words</span>
      </dd>
      <dt>Decided</dt>
      <dd>
        {decisions[decision]} <span className="text-muted">because: {because}</span>
      </dd>
    </dl>
  )
}

type Near = Pick<Explanation['parts'][number], 'near'> & { staffShare: number }

function NearEntries({ near, staffShare }: Near) {
  return (
    <>
      <p className="mt-4 text-muted">
        Closest staff entries. One is used from {percent(staffShare)}, provided half of its key is named.
      </p>
      <table className="console-table" aria-label="Closest staff entries">
        <TableHead columns={{ Entry: 'text', Fits: 'number', 'Key matched': 'number', 'Question matched': 'number' }} />
        <tbody>
          {near.map(({ entry, share, inKey, inEntry, enough }) => (
            <tr key={entry}>
              <th scope="row">
                <EntryLink entry={entry} />
              </th>
              <td className="number" data-name="Fits">
                {percent(share)}
                {enough && share >= staffShare ? (
                  <Badge beside tone="ok">
                    enough
                  </Badge>
                ) : null}
              </td>
              <td className="number" data-name="Key matched">
                {percent(inKey)}
              </td>
              <td className="number" data-name="Question matched">
                {percent(inEntry)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
