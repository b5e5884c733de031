import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

type Props = {
  organizationId: string
  journeyId: string
  /**
   * `removed`: by the care team; `cancelled`: the journey was left before the step was done; `readOnly`: a care
   * partner may see it, but not answer it.
   */
  why: 'removed' | 'cancelled' | 'readOnly'
}

/** The page of a step that is not open, or not for this person. */
export function StepGone({ organizationId, journeyId, why }: Props) {
  const { t } = useText('forms', 'care')
  const { failed } = t.forms
  const { cancelled, cancelledBody, readOnly, readOnlyBody } = t.care.step
  const [title, body] = {
    removed: [failed.removed, failed.removedBody],
    cancelled: [cancelled, cancelledBody],
    readOnly: [readOnly, readOnlyBody],
  }[why]
  return (
    <>
      <PageHeader title={title?.()} subtitle={body?.()} />
      <ButtonLink to={paths.patient.journey({ organizationId, journeyId })} width="phone">
        {failed.toJourney()}
      </ButtonLink>
    </>
  )
}
