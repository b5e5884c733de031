import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** The care team took the step away while it was open. */
export function StepRemoved({ journeyHref }: { journeyHref: string }) {
  const { t } = useText('forms')
  return (
    <Stack gap="lg">
      <Alert kind="warning" role="alert" title={t.forms.failed.removed()}>
        {t.forms.failed.removedBody()}
      </Alert>
      <div>
        <ButtonLink to={journeyHref} width="phone">
          {t.forms.failed.toJourney()}
        </ButtonLink>
      </div>
    </Stack>
  )
}
