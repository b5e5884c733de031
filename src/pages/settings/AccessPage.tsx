import { AccessFilters, AccessList, accessRules } from '#src/features/access-log/AccessList.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ParentAccessNotice } from '#src/ui/messages/ParentAccessNotice.tsx'
import { isLimited } from '#src/session/user/is-limited.ts'
import { useActiveProfile } from '#src/session/user/active-profile.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPrinter } from '#src/ui/icons.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Text } from '#src/ui/basics.tsx'

export const title = (t: Texts): string => t.access.title()

/** Who else looked at the person's information or changed it. */
export default function AccessPage() {
  const { t } = useText('access', 'settings')
  const { current_patient: current } = useCurrentUser()
  const profile = useActiveProfile()
  const isHelping = profile?.care_partner_level !== undefined
  const isClosed = profile !== undefined && isLimited(profile)
  const patientId = isHelping || isClosed ? null : current
  const address = useListAddress(accessRules)
  const texts = t.access
  const print = (
    <span data-no-print>
      <Button variant="secondary" icon={IconPrinter} onClick={() => window.print()}>
        {texts.print()}
      </Button>
    </span>
  )
  return (
    <SettingsFrame
      section="privacy"
      back={{ label: t.settings.privacy.title(), to: paths.settings.privacy() }}
    >
      <PageHeader title={texts.title()} subtitle={texts.intro()} actions={patientId !== null && print} />
      {isClosed ? (
        <ParentAccessNotice profile={profile} />
      ) : patientId === null ? (
        <Text>
          {isHelping
            ? texts.helping({ name: `${profile.first_name} ${profile.last_name}` })
            : texts.noProfile()}
        </Text>
      ) : (
        <>
          <AccessFilters address={address} />
          <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.missingPage()}>
            {(page) => <AccessList {...{ patientId, address, page }} />}
          </PagedRegion>
        </>
      )}
    </SettingsFrame>
  )
}
