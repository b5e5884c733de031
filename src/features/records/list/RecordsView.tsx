import type { ComponentProps, ReactNode } from 'react'
import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Stack } from '#src/ui/basics.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { SearchAsYouType } from '#src/ui/lists/SearchAsYouType.tsx'
import { type ListAddress, filterKey } from '#src/ui/lists/use-list-address.ts'
import { RecordHeader } from '../RecordHeader.tsx'

type Props = {
  profile: Patient
  texts: Readonly<Record<'title' | 'intro' | 'add' | 'search' | 'failed', () => string>>
  /** An extra note below the heading. */
  note?: string
  address: ListAddress
  add: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'state'>
  actions?: ReactNode
  filters?: ReactNode
  children: (page: number) => ReactNode
}

export function RecordsView({ profile, texts, note, address, add, actions, filters, children }: Props) {
  const { t } = useText('records')
  const { everything, missingPage } = t.records.shared
  return (
    <>
      <RecordHeader
        profile={profile}
        title={texts.title()}
        subtitle={
          <>
            {texts.intro()} {note !== undefined && <span>{note}</span>}
          </>
        }
        back={{ label: everything(), to: paths.patient.healthStory.records({ patientId: profile.id }) }}
        actions={
          <>
            <ButtonLink {...add} icon={IconPlus}>
              {texts.add()}
            </ButtonLink>
            {actions}
          </>
        }
      />
      <Stack gap="lg">
        <Group align="end">
          <SearchAsYouType address={address} label={texts.search()} />
          {filters}
        </Group>
        <PagedRegion key={filterKey(address)} title={texts.failed()} missing={missingPage()}>
          {children}
        </PagedRegion>
      </Stack>
    </>
  )
}
