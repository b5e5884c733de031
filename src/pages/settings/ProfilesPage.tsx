import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'
import { CreateProfileWizard } from '#src/features/profiles/create/CreateProfileWizard.tsx'
import { ProfileCards } from '#src/features/profiles/show/ProfileCards.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate, useSearchParams } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'

export const title = (t: Texts): string => t.profiles.title()

/** The profiles a person manages, with a link to add one (ROUTE-77). */
export default function ProfilesPage() {
  const { t } = useText()
  const [search] = useSearchParams()
  const isAdding = search.has('add')
  useFocusOnChange(isAdding)
  const back = { label: t.settings.profile.back(), to: paths.settings.profiles() }
  return (
    <SettingsFrame section="profiles" {...(isAdding && { back })}>
      {isAdding ? <AddProfile /> : <AllProfiles />}
    </SettingsFrame>
  )
}

/** The wizard and the list share a URL, so PageFocus does not move the focus to the heading. */
function useFocusOnChange(isAdding: boolean): void {
  const shown = useRef(isAdding)
  useEffect(() => {
    if (shown.current === isAdding) return
    shown.current = isAdding
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [isAdding])
}

function AllProfiles() {
  const { t } = useText()
  const texts = t.profiles
  const multipleProfiles = useFlag('multipleProfiles')
  return (
    <>
      <PageHeader title={texts.title()} subtitle={multipleProfiles ? texts.intro() : texts.introOne()} />
      <Region title={texts.failed()}>
        <ProfileCards />
      </Region>
    </>
  )
}

function AddProfile() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return (
    <Card>
      <CreateProfileWizard
        onCreated={() => {
          // A first profile becomes the active one.
          void invalidateGetCurrentUser(queryClient)
          void navigate(paths.settings.profiles(), { replace: true })
        }}
      />
    </Card>
  )
}
