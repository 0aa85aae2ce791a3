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
  const { topic, confidence, needed, coverage, decision, because, guesses, words, near, sources } = part
  return (
    <section className="panel" aria-label={part.part}>
      <h2>“{part.part}”</h2>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1.5 [&>dt]:text-muted">
        <dt>Understood</dt>
        <dd className="row">
          {words.length === 0 ? <span className="text-muted">no words that name anything</span> : null}
          {words.map(({ text, concept, doubt }) => (
            <Badge key={text} tone={doubt ? 'warn' : undefined}>
              {text}
              {concept && concept !== text ? ` = ${concept.replaceAll('_', ' ')}` : ''}
              {doubt === 'unwritten' ? ' · nothing written about it' : doubt === 'strange' ? ' · unknown word' : ''}
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
        <dt>Source</dt>
        <dd className="row">{sources.length === 0 ? '–' : sources.map((entry) => <EntryLink key={entry} entry={entry} />)}</dd>
      </dl>
      {near.length > 0 ? <NearEntries near={near} staffShare={staffShare} /> : null}
    </section>
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
