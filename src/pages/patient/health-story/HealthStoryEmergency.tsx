import { useState } from 'react'
import type { HealthStoryShareCreated, Patient } from '#generated/model/index.ts'
import { CardCode } from '#src/features/sharing/own/CardCode.tsx'
import { emergencyParts } from '#src/features/summary/emergency/emergency-story.ts'
import { EmergencyForm } from '#src/features/summary/emergency/EmergencyForm.tsx'
import { EmergencyView } from '#src/features/summary/emergency/EmergencyView.tsx'
import { WalletView } from '#src/features/summary/emergency/WalletView.tsx'
import { StoryRegion } from '#src/features/summary/view/StoryRegion.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconShare } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'

const { summary } = paths.patient.healthStory

/** URLs of the emergency page and what belongs to it: views of the summary (ROUTE-23). */
export const emergencyOf = (patientId: string, view: 'page' | 'card' | 'details' = 'page') =>
  summary({ patientId }, { emergency: view })

type Props = {
  profile: Patient
  name: string
  /** From the URL. */
  view: string | null
}

/** The emergency page, its wallet card, or the details that only they have. */
export function HealthStoryEmergency({ profile, name, view }: Props) {
  switch (view) {
    case 'card':
      return <Card profile={profile} />
    case 'details':
      return <EmergencyForm patient={profile.id} back={emergencyOf(profile.id)} />
    default:
      return <Page profile={profile} name={name} />
  }
}

function Page({ profile, name }: Omit<Props, 'view'>) {
  const { t } = useText('emergency')
  const words = t.emergency
  const patientId = profile.id
  return (
    <Stack gap="lg">
      <PageHeader
        title={words.titleOf({ name })}
        subtitle={words.intro()}
        back={{ to: summary({ patientId }), label: words.back() }}
      />
      <StoryRegion patient={profile}>
        {(story, again) => (
          <EmergencyView
            story={story}
            patient={isOwn(profile) ? patientId : undefined}
            onRetry={() => void again()}
            card={emergencyOf(patientId, 'card')}
            details={emergencyOf(patientId, 'details')}
            share={
              <ButtonLink
                to={summary({ patientId }, { share: 'emergency' })}
                variant="secondary"
                icon={IconShare}
              >
                {words.share()}
              </ButtonLink>
            }
          />
        )}
      </StoryRegion>
    </Stack>
  )
}

function Card({ profile }: Pick<Props, 'profile'>) {
  const { t } = useText('emergency')
  const words = t.emergency
  // The link is a secret, kept in memory only.
  const [made, setMade] = useState<HealthStoryShareCreated>()
  const patientId = profile.id
  return (
    <Stack gap="lg">
      <div data-no-print>
        <PageHeader
          title={words.wallet.title()}
          subtitle={words.wallet.intro()}
          back={{ to: emergencyOf(patientId), label: words.backToPage() }}
        />
      </div>
      <StoryRegion patient={profile}>
        {(story) => (
          <WalletView
            story={story}
            code={made}
            addCode={(language) => (
              <CardCode
                patient={patientId}
                {...{ language, made }}
                sections={emergencyParts}
                manage={summary({ patientId }, { share: 'list' })}
                onMade={setMade}
              />
            )}
          />
        )}
      </StoryRegion>
    </Stack>
  )
}
