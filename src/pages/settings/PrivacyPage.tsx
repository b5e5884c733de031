import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Consents } from '#src/features/settings/Consents.tsx'
import { hasConsented } from '#src/features/consent/policies.ts'
import { DownloadData } from '#src/features/settings/my-data/DownloadData.tsx'
import type { Writers } from '#src/features/settings/my-data/writers.ts'
import { WithdrawConsent } from '#src/features/settings/WithdrawConsent.tsx'
import { CareTeamShares } from '#src/features/sharing/care-team/CareTeamShares.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { CloseAccount } from '#src/features/sign-in/closure/CloseAccount.tsx'
import { useConfig } from '#src/flags/config.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ParentAccessNotice } from '#src/ui/messages/ParentAccessNotice.tsx'
import { isLimited } from '#src/session/user/is-limited.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { useActiveProfile } from '#src/session/user/active-profile.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

export const title = (t: Texts): string => t.settings.privacy.title()

/** Serializers of other features for the data download; loaded on demand. */
async function loadWriters(): Promise<Writers> {
  const [{ storyOfLists }, { htmlFile }, { fhirFile }, { answerLines }] = await Promise.all([
    import('#src/features/summary/story/story-of-lists.ts'),
    import('#src/features/summary/files/html-file.ts'),
    import('#src/features/summary/files/fhir-file.ts'),
    import('#src/features/journeys/form-runner/answers/answer-lines.ts'),
  ])
  return {
    storyOf: storyOfLists,
    storyPage: (words, story) => htmlFile([words], story),
    storyFhir: (words, story) => fhirFile({ words, story, newId: () => crypto.randomUUID() }),
    answerLines: (field, stored, language) => answerLines(field, stored, language).map(({ text }) => text),
  }
}

/** Consents, data download and closing the account. */
export default function PrivacyPage() {
  const { t } = useText()
  const { is_guest: isGuest, current_patient: currentPatient } = useCurrentUser()
  const profile = useActiveProfile()
  const isClosed = profile !== undefined && (!isOwn(profile) || isLimited(profile))
  const { brand, errorReports } = useConfig()
  const texts = t.settings.privacy
  return (
    <SettingsFrame section="privacy">
      <PageHeader title={texts.title()} subtitle={texts.intro()} />
      <Stack gap="lg">
        {profile && <ParentAccessNotice profile={profile} />}
        <Part title={texts.consentsTitle()}>
          <Region title={texts.consentsFailed()} pending={<Skeleton lines={4} />}>
            <Consents />
          </Region>
          <WithdrawConsent />
        </Part>
        {!isClosed && <CareTeamPart />}
        {currentPatient !== null && !isClosed && (
          <Part title={texts.accessTitle()}>
            <Text>{texts.accessBody()}</Text>
            <TextLink to={paths.settings.access()}>{texts.accessLink()}</TextLink>
          </Part>
        )}
        <Part title={texts.dataTitle()}>
          <DownloadData loadWriters={loadWriters} />
          <LeftOut />
        </Part>
        {errorReports && (
          <Part title={texts.reportsTitle()}>
            <Text>{texts.reportsBody({ product: brand.name })}</Text>
          </Part>
        )}
        {!isGuest && (
          <Part title={t.closure.title()}>
            <CloseAccount />
          </Part>
        )}
      </Stack>
    </SettingsFrame>
  )
}

/** Whose records a parent's copy no longer has. */
function LeftOut() {
  const { data } = useQuery(ownProfiles())
  const names = (data?.results ?? []).filter(isLimited).map((one) => one.first_name)
  return names.length > 0 && <LeftOutText names={names} />
}

function LeftOutText({ names }: { names: readonly string[] }) {
  const { t } = useText('partners')
  return <Text>{t.partners.young.download({ names: names.join(', ') })}</Text>
}

/** Only while someone consents: without consent nothing is shared. */
function CareTeamPart() {
  const { t } = useText('sharing')
  const user = useCurrentUser()
  const { policies } = useConfig()
  const patientId = user.current_patient
  if (patientId === null || !hasConsented(user, policies)) return null
  return (
    <Part title={t.sharing.careTeam.heading()}>
      <Region title={t.sharing.careTeam.failed()} resetKey={patientId} pending={<Skeleton lines={4} />}>
        <CareTeamShares patientId={patientId} />
      </Region>
    </Part>
  )
}

function Part({ title: heading, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap="md">
        <Title level={2}>{heading}</Title>
        {children}
      </Stack>
    </Card>
  )
}
