import type { InvitationPreview, Language } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Title } from '#src/ui/Title.tsx'

type Props = { preview: Pick<InvitationPreview, 'subject' | 'body'>; language: Language }

/** The message in its own language, with `lang` set for screen readers (3.1.2). */
export function MessagePreview({ preview: { subject, body }, language }: Props) {
  const { t } = useText('invites')
  const texts = t.invites.review
  const lang = language === 'fr-ca' ? 'fr-CA' : 'en-CA'
  return (
    <Card as="section" look="soft" aria-labelledby="message">
      <Stack gap="md">
        <Title level={3} id="message">
          {texts.message()}
        </Title>
        <Text>
          {texts.subject()} <strong lang={lang}>{subject}</strong>
        </Text>
        {body.split(/\n{2,}/).map((paragraph) => (
          <Text key={paragraph} lang={lang}>
            {paragraph}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
