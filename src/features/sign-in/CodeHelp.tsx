import type { CodeChallenge } from '#src/auth/port.ts'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

/** Help for people without access to the mailbox, phone or app that gets the code. */
export function CodeHelp({ challenge }: { challenge: CodeChallenge }) {
  const { t } = useText('auth')
  const { supportEmail } = useConfig().brand
  const { help } = t.auth.challenge
  return (
    <Text tone="secondary">
      {help[challenge]()}{' '}
      <TextLink href={`mailto:${supportEmail}`} newTab={false}>
        {supportEmail}
      </TextLink>
    </Text>
  )
}
