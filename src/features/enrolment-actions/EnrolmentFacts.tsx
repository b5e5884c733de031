import type { ProcessInstance } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Facts } from '#src/ui/data/Facts.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

/** A journey is finished once completed_at is set (DATA-31). */
const stateOf = ({ status, completed_at }: ProcessInstance) => (completed_at === null ? status : 'finished')

export function EnrolmentFacts({ enrolment }: { enrolment: ProcessInstance }) {
  const { t } = useText('steps')
  const format = useFormat()
  const texts = t.steps.facts
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
          { label: texts.status(), value: t.steps.state[stateOf(enrolment)]() },
          { label: texts.enrolled(), value: format.date(enrolment.enrolled_at) },
          {
            label: texts.language(),
            value: enrolment.contact_language ? languages[enrolment.contact_language] : texts.unknown(),
          },
        ]}
      />
    </section>
  )
}
