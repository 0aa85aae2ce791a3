import { facilities } from '#app/estate/arrival.ts'
import { estateExperiences } from '#app/estate/experiences.ts'
import { beaches, cafes, ownStrand, takeaways, taxis } from '#app/estate/nearby.ts'
import { Picture } from '#app/media/picture.tsx'
import { BeachRows, CallRows } from './place-rows.tsx'
import { GuideFold, Section } from './section.tsx'

export function LocalInformation() {
  return (
    <Section id="local">
      <GuideFold id="taxis" summary="Taxis">
        <CallRows places={taxis} />
      </GuideFold>
      <GuideFold id="beaches" summary="Beaches">
        <p className="measure mb-3">Our own strand is {ownStrand}. By car, from the gate:</p>
        <BeachRows beaches={beaches} />
        <p className="guide-tap caption mt-3">A tap opens the way there in Maps.</p>
      </GuideFold>
      <GuideFold id="cafes" summary="Cafés">
        <CallRows places={cafes} />
      </GuideFold>
      <GuideFold id="takeaways" summary="Takeaways">
        <CallRows places={takeaways} />
      </GuideFold>
    </Section>
  )
}

export function Facilities() {
  return (
    <Section id="facilities">
      {facilities.map(({ id, title, steps }) => (
        <GuideFold key={id} id={id} summary={title}>
          <ol className="guide-steps measure">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </GuideFold>
      ))}
    </Section>
  )
}

export function EstateExperiences() {
  return (
    <Section id="estate-experiences">
      <Picture id="forest-path" sizes="(width < 64rem) 100vw, 52rem" ratio="16 / 9" className="guide-picture" />
      <dl className="guide-walks">
        {estateExperiences.map(({ id, name, about }) => (
          <div key={id}>
            <dt className="subtitle">{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
