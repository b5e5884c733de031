import { useSuspenseQueries } from '@tanstack/react-query'
import { getGetPatientSuspenseQueryOptions } from '#generated/endpoints/patients/patients.ts'
import { ApiError } from '#src/api/errors.ts'
import { profileName } from '#src/features/profiles/show/profile-name.ts'
import { ProfileForm } from '#src/features/profiles/edit/ProfileForm.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { ParentAccessNotice } from '#src/ui/messages/ParentAccessNotice.tsx'
import { isLimited } from '#src/session/user/is-limited.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { Stack } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

export const title = (t: Texts): string => t.settings.profile.documentTitle()

/** Edits a profile (ROUTE-78, ROUTE-86, PROFILE-15). */
export default function ProfilePage() {
  const { t } = useText()
  const { profileId } = useRouteParams('profileId')
  const [{ data: profile }, { data: own }] = useSuspenseQueries({
    queries: [getGetPatientSuspenseQueryOptions(profileId), ownProfiles()],
  })
  // A care team and a care partner can read profiles that are not in their settings.
  if (!own.results.some((one) => one.id === profileId && isOwn(one))) throw new ApiError(404, false)
  return (
    <SettingsFrame
      section="profiles"
      back={{ label: t.settings.profile.back(), to: paths.settings.profiles() }}
    >
      <PageHeader
        title={profileName(profile, t)}
        subtitle={profile.is_self ? t.profiles.yours() : t.profiles.someone()}
      />
      <Stack gap="lg">
        <ParentAccessNotice profile={profile} />
        {!isLimited(profile) && (
          <Card>
            <ProfileForm key={profileId} profile={profile} />
          </Card>
        )}
      </Stack>
    </SettingsFrame>
  )
}
