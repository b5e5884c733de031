import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/basics.tsx'
import type { FormWords } from '../run/form-words.ts'

type Props = { journeyHref: string; words: FormWords['removed'] | undefined }

export function StepRemoved({ journeyHref, words }: Props) {
  const { t } = useText('forms')
  const { removed, removedBody, toJourney } = t.forms.failed
  return (
    <Stack gap="lg">
      <Alert kind="warning" role="alert" title={words?.title ?? removed()}>
        {words?.body ?? removedBody()}
      </Alert>
      <div>
        <ButtonLink to={journeyHref} width="phone">
          {words?.back ?? toJourney()}
        </ButtonLink>
      </div>
    </Stack>
  )
}
