import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'

type Props = {
  back: string
  /** `removed`: the care team took the step out; else the person who left the journey. */
  why: 'removed' | { leftBy: string }
}

/** The page of a step, for the care team, that there is nothing to do for any more. */
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
