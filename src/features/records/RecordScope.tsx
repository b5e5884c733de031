import type { ReactNode } from 'react'
import type { Patient } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { isLimited } from '#src/session/user/is-limited.ts'
import { useOwnProfile } from '#src/session/user/own-profiles.ts'
import { PatientNotFoundScreen } from '#src/ui/screens/PatientNotFoundScreen.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { ParentAccessNotice } from '#src/ui/messages/ParentAccessNotice.tsx'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

type Props = { patientId: string; children: (profile: Patient) => ReactNode }

/** Wraps every records page: resolves the profile in the URL, or shows that there is none (ERR-45). */
export function RecordScope({ patientId, children }: Props) {
  const profile = useOwnProfile(patientId)
  if (profile && isLimited(profile)) return <LimitedStory profile={profile} />
  return profile ? children(profile) : <PatientNotFoundScreen home={paths.patient.home()} />
}

/** Instead of a Health Story that a parent no longer sees: why, and what they still see. */
function LimitedStory({ profile }: { profile: Patient }) {
  const { t } = useText('partners', 'records')
  return (
    <>
      <PageHeader title={t.records.landing.title()} />
      <Stack gap="lg">
        <ParentAccessNotice profile={profile} />
        <div>
          <ButtonLink to={paths.patient.home()} width="phone">
            {t.partners.young.home()}
          </ButtonLink>
        </div>
      </Stack>
    </>
  )
}
