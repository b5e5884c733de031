import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ParentAccessNotice } from '#src/ui/messages/ParentAccessNotice.tsx'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'

/** Instead of a Health Story that a parent no longer sees: why, and what they still see. */
export function LimitedStory({ profile }: { profile: Patient }) {
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
