import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Patient, PatientReference } from '#generated/model/index.ts'
import { CarePartners } from '#src/features/care-partners/CarePartners.tsx'
import { PeopleHelped } from '#src/features/care-partners/PeopleHelped.tsx'
import { profileName } from '#src/features/profiles/show/profile-name.ts'
import { useSwitchProfile } from '#src/features/profiles/switch/use-switch-profile.ts'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ParentAccessNotice } from '#src/ui/messages/ParentAccessNotice.tsx'
import { isLimited } from '#src/session/user/is-limited.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Stack, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.partners.title()

/** Who helps the person and those whose profiles they manage, and whom the person helps (B12). */
export default function CarePartnersPage() {
  const { t } = useText('partners', 'settings', 'kit')
  const texts = t.partners
  return (
    <SettingsFrame section="partners">
      <PageHeader title={texts.title()} subtitle={texts.intro()} />
      <Stack gap="lg">
        <Region title={texts.failed()} pending={<Skeleton lines={4} />}>
          <OwnProfiles />
        </Region>
        <Part title={texts.helped()} failed={texts.helpedFailed()}>
          <PeopleHelped actFor={(patient) => <ActFor patient={patient} />} />
        </Part>
      </Stack>
    </SettingsFrame>
  )
}

function OwnProfiles() {
  const { t } = useText('partners', 'profiles')
  const { data } = useSuspenseQuery(ownProfiles())
  const texts = t.partners
  const profiles = data.results.filter(isOwn)
  const heading = (profile: Patient) =>
    profile.is_self ? texts.mine() : texts.mineOf({ name: profileName(profile, t) })
  return profiles.map((profile) => (
    <Part key={profile.id} title={heading(profile)} failed={texts.failed()}>
      <ParentAccessNotice profile={profile} />
      {!isLimited(profile) && (
        <>
          <CarePartners patientId={profile.id} label={heading(profile)} />
          <ButtonLink
            to={paths.settings.inviteCarePartner({ profileId: profile.id })}
            variant="secondary"
            width="phone"
            {...(!profile.is_self && { 'aria-label': texts.inviteFor({ name: profileName(profile, t) }) })}
          >
            {texts.invite()}
          </ButtonLink>
        </>
      )}
    </Part>
  ))
}

/** Makes the profile the active one; nothing while it is. */
function ActFor({ patient }: { patient: PatientReference }) {
  const { t } = useText('partners')
  const { data } = useSuspenseQuery(ownProfiles())
  const { active, pendingId, switchTo } = useSwitchProfile()
  const profile = data.results.find(({ id }) => id === patient.id)
  if (!profile || profile.id === active) return null
  return (
    <Button size="sm" pending={pendingId === profile.id} onClick={() => switchTo(profile)}>
      {t.partners.act({ name: patient.display_name })}
    </Button>
  )
}

function Part({ title: heading, failed, children }: { title: string; failed: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap="md">
        <Title level={2}>{heading}</Title>
        <Region title={failed} pending={<Skeleton lines={3} />}>
          {children}
        </Region>
      </Stack>
    </Card>
  )
}
