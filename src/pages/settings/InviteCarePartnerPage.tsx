import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '#src/api/errors.ts'
import { InviteForm } from '#src/features/care-partners/InviteForm.tsx'
import { profileName } from '#src/features/profiles/show/profile-name.ts'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ParentAccessNotice } from '#src/ui/messages/ParentAccessNotice.tsx'
import { isLimited } from '#src/session/user/is-limited.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.partners.form.title()

/** Invites a care partner for one of the person's profiles (B12). */
export default function InviteCarePartnerPage() {
  const { t } = useText('partners', 'profiles')
  const { profileId } = useRouteParams('profileId')
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(ownProfiles())
  const profile = data.results.find((one) => one.id === profileId && isOwn(one))
  if (!profile) throw new ApiError(404, false)
  const texts = t.partners
  const back = paths.settings.carePartners()
  return (
    <SettingsFrame section="partners" back={{ label: texts.title(), to: back }}>
      <PageHeader
        title={profile.is_self ? texts.form.title() : texts.inviteFor({ name: profileName(profile, t) })}
        subtitle={texts.form.intro()}
      />
      {isLimited(profile) ? (
        <ParentAccessNotice profile={profile} />
      ) : (
        <Card>
          <InviteForm key={profileId} patientId={profileId} onDone={() => void navigate(back)} />
        </Card>
      )}
    </SettingsFrame>
  )
}
