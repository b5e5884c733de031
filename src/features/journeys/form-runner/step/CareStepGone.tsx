import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

type Props = {
  back: string
  /** `removed`: by the care team; otherwise the person left the journey. */
  why: 'removed' | { leftBy: string }
}

/** The care team's page of a step that is no longer open. */
export function CareStepGone({ back, why }: Props) {
  const { t } = useText('steps')
  const texts = t.steps.task
  return (
    <>
      <PageHeader
        title={why === 'removed' ? texts.removed() : texts.cancelled()}
        subtitle={why === 'removed' ? texts.removedBody() : texts.cancelledBody({ name: why.leftBy })}
      />
      <ButtonLink to={back} width="phone">
        {texts.toSteps()}
      </ButtonLink>
    </>
  )
}
