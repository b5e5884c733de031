import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

type Props = {
  organizationId: string
  journeyId: string
  /** `removed`: by the care team; `cancelled`: the journey was left before the step was done. */
  why: 'removed' | 'cancelled'
}

/** The page of a step that is no longer open. */
export function StepGone({ organizationId, journeyId, why }: Props) {
  const { t } = useText('forms', 'care')
  const { failed } = t.forms
  const { cancelled, cancelledBody } = t.care.step
  const isRemoved = why === 'removed'
  return (
    <>
      <PageHeader
        title={isRemoved ? failed.removed() : cancelled()}
        subtitle={isRemoved ? failed.removedBody() : cancelledBody()}
      />
      <ButtonLink to={paths.patient.journey({ organizationId, journeyId })} width="phone">
        {failed.toJourney()}
      </ButtonLink>
    </>
  )
}
