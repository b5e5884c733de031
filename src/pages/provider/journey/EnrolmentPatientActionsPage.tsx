import { Responsible } from '#src/features/attention/responsible/Responsible.tsx'
import { EnrolmentActions } from '#src/features/enrolment-actions/EnrolmentActions.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string => t.steps.documentTitle.patient()

type Props = { audience?: 'patient' | 'provider' }

/** The steps of an enrolment, for the care team: the patient's (ROUTE-72) or its own (ROUTE-73). */
export default function EnrolmentPatientActionsPage({ audience = 'patient' }: Props) {
  const { organizationId, journeyId, enrolmentId } = useRouteParams(
    'organizationId',
    'journeyId',
    'enrolmentId',
  )
  return (
    <EnrolmentActions
      key={enrolmentId}
      {...{ audience, organizationId, journeyId, enrolmentId }}
      renderResponsible={(enrolment) => <Responsible enrolment={enrolment} />}
    />
  )
}
