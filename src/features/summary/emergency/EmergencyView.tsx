import { type ReactNode, useState } from 'react'
import type { HealthStory, HealthStoryLanguage } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { LanguageChoice } from '../view/LanguageChoice.tsx'
import { EmergencySheet } from './EmergencySheet.tsx'
import { KeepOffline } from './KeepOffline.tsx'

/** A page with gaps is not kept, and without a service worker it could not be shown. */
const canBeKept = ({ sections }: HealthStory) =>
  'serviceWorker' in navigator && Object.values(sections).every((section) => section?.status !== 'failed')

type Props = {
  story: HealthStory
  /** Leads to a share of this page. */
  share: ReactNode
  /** The profile, if its page may be kept on this device. */
  patient: string | undefined
  card: string
  details: string
  onRetry: () => void
}

/** The emergency page of one's own profile: to read, print and share. */
export function EmergencyView({ story, share, patient, card, details, onRetry }: Props) {
  const { t, locale } = useText('emergency')
  const words = t.emergency
  const [language, setLanguage] = useState<HealthStoryLanguage>(locale)
  const { date_of_birth: born, spoken_languages: spoken, emergency_contact: contact } = story.patient
  const missing = [
    contact === null && words.missing.contact(),
    born === null && words.missing.dateOfBirth(),
    spoken === null && words.missing.languages(),
  ].filter((name) => name !== false)
  return (
    <Stack gap="lg">
      <div data-no-print>
        <Stack>
          <Group justify="between" align="end">
            <Group gap="sm">
              <Button icon={IconPrinter} onClick={() => window.print()}>
                {words.print()}
              </Button>
              {share}
              <ButtonLink to={card} variant="secondary">
                {words.card()}
              </ButtonLink>
              <ButtonLink to={details} variant="secondary">
                {words.edit()}
              </ButtonLink>
            </Group>
            <LanguageChoice
              label={words.language()}
              both={words.both()}
              value={language}
              onChange={setLanguage}
            />
          </Group>
          {patient !== undefined && canBeKept(story) && <KeepOffline {...{ patient, story, language }} />}
          {missing.length > 0 && (
            <Alert kind="info" role="none" title={words.missing.title()}>
              {new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing)}.{' '}
              <TextLink to={details}>{words.missing.add()}</TextLink>
            </Alert>
          )}
        </Stack>
      </div>
      <EmergencySheet {...{ story, language, onRetry }} />
    </Stack>
  )
}
