import { useState } from 'react'
import { BeginForm } from '#src/features/form-admin/create/BeginForm.tsx'
import type { Beginning } from '#src/features/form-admin/create/beginning.ts'
import { FormList } from '#src/features/form-admin/list/FormList.tsx'
import {
  draftFilters,
  languageFilters,
  listRules,
  statusFilters,
} from '#src/features/form-admin/list/list-rules.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlus, IconUpload } from '#src/ui/icons.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.formAdmin.list.title()

/** The forms of all journeys (ROUTE-06). */
export default function AdminFormsPage() {
  const { t } = useText('formAdmin')
  const address = useListAddress(listRules)
  const [beginning, setBeginning] = useState<Beginning>()
  const { list, begin, status } = t.formAdmin
  const open = (kind: 'new' | 'import' | 'instrument') => setBeginning({ kind })
  const close = () => setBeginning(undefined)
  const titles = {
    new: () => begin.newTitle(),
    import: () => begin.importTitle(),
    instrument: () => begin.instrumentTitle(),
    duplicate: () =>
      begin.duplicateTitle({ name: beginning?.kind === 'duplicate' ? beginning.form.name : '' }),
  }
  return (
    <>
      <PageHeader
        title={list.title()}
        subtitle={list.intro()}
        actions={
          <>
            <Button variant="secondary" icon={IconUpload} onClick={() => open('import')}>
              {begin.import()}
            </Button>
            <Button variant="secondary" onClick={() => open('instrument')}>
              {begin.instrument()}
            </Button>
            <Button icon={IconPlus} onClick={() => open('new')}>
              {begin.new()}
            </Button>
          </>
        }
      />
      <Stack gap="lg">
        <ListToolbar
          address={address}
          searchLabel={list.search()}
          filters={[
            { name: 'status', label: list.status(), options: optionsOf(statusFilters, status) },
            { name: 'missing', label: list.missing(), options: optionsOf(languageFilters, list.missingIn) },
            {
              name: 'draft',
              label: list.draft(),
              options: optionsOf(draftFilters, { with: list.withDraft, without: list.withoutDraft }),
            },
          ]}
        />
        <PagedRegion key={filterKey(address)} title={list.failed()} missing={list.missingPage()}>
          {(page) => (
            <FormList
              {...{ address, page }}
              onNew={() => open('new')}
              onDuplicate={(form) => setBeginning({ kind: 'duplicate', form })}
            />
          )}
        </PagedRegion>
      </Stack>
      <Modal
        opened={beginning !== undefined}
        onClose={close}
        staticBackdrop
        title={titles[beginning?.kind ?? 'new']()}
      >
        {beginning && <BeginForm key={beginning.kind} beginning={beginning} onClose={close} />}
      </Modal>
    </>
  )
}
