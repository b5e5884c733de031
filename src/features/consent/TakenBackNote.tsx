import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Policies } from './policies.ts'
import { consentDecisions, isTakenBack } from './taken-back.ts'

/** Tells a person who withdrew consent what they can still do. */
export function TakenBackNote({ policies }: { policies: Policies }) {
  const { t } = useText('gates')
  const { data } = useQuery(consentDecisions)
  if (!data || !isTakenBack(data.results, policies)) return null
  const texts = t.gates.consent
  return (
    <Alert kind="info" role="none" title={texts.takenBack()}>
      <Stack gap="sm">
        <Text>{texts.takenBackBody()}</Text>
        <div>
          <ButtonLink to={paths.settings.privacy()} variant="secondary" size="sm">
            {texts.toPrivacy()}
          </ButtonLink>
        </div>
      </Stack>
    </Alert>
  )
}
