import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProcessInstance } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Facts } from '#src/ui/data/Facts.tsx'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { personOf } from './queries.ts'

/** A journey is finished once completed_at is set (DATA-31). */
const stateOf = ({ status, completed_at }: ProcessInstance) => (completed_at === null ? status : 'finished')

export type RenderResponsible = (enrolment: ProcessInstance) => ReactNode

type Props = { enrolment: ProcessInstance; renderResponsible: RenderResponsible }

export function EnrolmentFacts({ enrolment, renderResponsible }: Props) {
  const { t } = useText('steps')
  const format = useFormat()
  const texts = t.steps.facts
  // The steps remain usable without it.
  const { data: person } = useQuery(personOf(enrolment))
  const languages = { 'en-ca': texts.english(), 'fr-ca': texts.french() }
  return (
    <section aria-label={texts.label()}>
      <Facts
        facts={[
          {
            label: texts.person(),
            value: (
              <TextLink
                to={paths.provider.organization(
                  { organizationId: enrolment.organization },
                  { person: enrolment.patient.id },
                )}
              >
                {texts.contact()}
              </TextLink>
            ),
          },
          ...(person?.date_of_birth
            ? [{ label: texts.birthDate(), value: format.date(person.date_of_birth) }]
            : []),
          ...(person?.phone ? [{ label: texts.phone(), value: <PhoneLink phone={person.phone} /> }] : []),
          { label: texts.status(), value: t.steps.state[stateOf(enrolment)]() },
          { label: texts.enrolled(), value: format.date(enrolment.enrolled_at) },
          {
            label: texts.language(),
            value: enrolment.contact_language ? languages[enrolment.contact_language] : texts.unknown(),
          },
          { label: texts.responsible(), value: renderResponsible(enrolment) },
        ]}
      />
    </section>
  )
}
