import type { ReactNode } from 'react'
import type { InvitationPreview, Language } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { UnsavedGuard } from '#src/ui/forms/UnsavedGuard.tsx'
import { linesOf } from './invite-results.ts'
import { LineTable } from './LineTable.tsx'

type Props = {
  preview: InvitationPreview
  journey: string
  language: Language
  onSend: () => void
  onChange: () => void
  pending: boolean
  error: ReactNode
}

/** A preview before sending: who receives the message, who does not and why, and the message itself. */
export function InviteReview({ preview, journey, language, onSend, onChange, pending, error }: Props) {
  const { t } = useText('invites')
  const texts = t.invites.review
  const lines = linesOf(preview.results)
  const invited = lines.filter(({ what }) => what === 'new')
  const others = lines.filter(({ what }) => what !== 'new')
  const count = invited.length
  return (
    <Stack gap="lg">
      <Title level={2} id="invite-phase" tabIndex={-1}>
        {texts.title()}
      </Title>
      {count === 0 && (
        <Alert kind="warning" role="none">
          {texts.none()}
        </Alert>
      )}
      {count > 0 && <LineTable caption={texts.some({ count, journey })} lines={invited} />}
      {others.length > 0 && <LineTable caption={texts.others({ count: others.length })} lines={others} />}
      {count > 0 && <MessagePreview preview={preview} language={language} />}
      {error && <Alert kind="error">{error}</Alert>}
      <Group gap="sm">
        {count > 0 && (
          <Button width="phone" pending={pending} onClick={onSend}>
            {texts.send({ count })}
          </Button>
        )}
        <Button variant="secondary" width="phone" disabled={pending} onClick={onChange}>
          {texts.change()}
        </Button>
      </Group>
      <UnsavedGuard when={count > 0 && !pending} />
    </Stack>
  )
}

type MessagePreviewProps = { preview: Pick<InvitationPreview, 'subject' | 'body'>; language: Language }

/** The message as it will be read, in its own language: readers pronounce it so (3.1.2). */
function MessagePreview({ preview: { subject, body }, language }: MessagePreviewProps) {
  const { t } = useText('invites')
  const texts = t.invites.review
  const lang = language === 'fr-ca' ? 'fr-CA' : 'en-CA'
  return (
    <TitledCard id="message" title={texts.message()} level={3} look="soft">
      <Text>
        {texts.subject()} <strong lang={lang}>{subject}</strong>
      </Text>
      {body.split(/\n{2,}/).map((paragraph) => (
        <Text key={paragraph} lang={lang}>
          {paragraph}
        </Text>
      ))}
    </TitledCard>
  )
}
