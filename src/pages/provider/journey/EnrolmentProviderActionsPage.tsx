import { Responsible } from '#src/features/attention/responsible/Responsible.tsx'
import { EnrolmentActions } from '#src/features/enrolment-actions/EnrolmentActions.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.steps.documentTitle.provider()

/** The care team's own steps in an enrolment (ROUTE-73). */
export default function EnrolmentProviderActionsPage() {
  const { organizationId, journeyId, enrolmentId } = useRouteParams(
    'organizationId',
    'journeyId',
    'enrolmentId',
  )
  return (
    <EnrolmentActions
      key={enrolmentId}
      audience="provider"
      {...{ organizationId, journeyId, enrolmentId }}
      renderResponsible={(enrolment) => <Responsible enrolment={enrolment} />}
    />
  )
}
