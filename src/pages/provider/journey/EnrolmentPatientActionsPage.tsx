import { Responsible } from '#src/features/attention/responsible/Responsible.tsx'
import { EnrolmentActions } from '#src/features/enrolment-actions/EnrolmentActions.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.steps.documentTitle.patient()

/** The patient's steps in an enrolment, for the care team (ROUTE-72). */
export default function EnrolmentPatientActionsPage() {
  const { organizationId, journeyId, enrolmentId } = useRouteParams(
    'organizationId',
    'journeyId',
    'enrolmentId',
  )
  return (
    <EnrolmentActions
      key={enrolmentId}
      audience="patient"
      {...{ organizationId, journeyId, enrolmentId }}
      renderResponsible={(enrolment) => <Responsible enrolment={enrolment} />}
    />
  )
}
