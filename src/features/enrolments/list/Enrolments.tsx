import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import type { OrganizationJourneyDetail } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Group, Stack, Title } from '#src/ui/basics.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'
import { AssignButton, type AssignDialog } from '../actions/AssignButton.tsx'
import { ChosenBar } from '../actions/ChosenBar.tsx'
import { DialogButton } from '../actions/DialogButton.tsx'
import { ColumnChooser } from '../columns/ColumnChooser.tsx'
import { EndChosen } from '../actions/EndChosen.tsx'
import { EnrolmentTable } from './EnrolmentTable.tsx'
import { EnrolmentToolbar } from './EnrolmentToolbar.tsx'
import { ExportDialog } from '../export/ExportDialog.tsx'
import {
  type Address,
  addressRules,
  filterBody,
  filtersOf,
  orderingOf,
  PEOPLE,
  type Where,
} from './list-rules.ts'
import { enrolmentsPage } from '../queries.ts'
import type { MessageChoice, MessageDialogProps } from '../actions/MessageDialog.tsx'
import { RemindButton } from '../actions/RemindButton.tsx'
import { type Sent, SentNotice } from '../actions/SentNotice.tsx'
import { SavedViews } from '../views/SavedViews.tsx'
import { useSelection } from '../actions/selection.ts'
import { type ChosenColumns, useChosenColumns } from '../columns/use-chosen-columns.ts'

type Props = {
  where: Where
  journey: OrganizationJourneyDetail
  /** Chooses an approved message to send. */
  messageChoice: MessageChoice
  /** Asks who is responsible for the chosen people. */
  assignDialog: AssignDialog
}

/** The people in a journey: search, sort, export and remind (PROV-02, CALL-46). */
export function Enrolments({ where, journey, ...dialogs }: Props) {
  const { t } = useText('enrolments')
  const address = useListAddress(addressRules)
  const all = journey.table_config.columns
  const columns = useChosenColumns(where.journeyId, all)
  // Shares the table's query, without suspending the toolbar.
  const { data } = useQuery(enrolmentsPage({ ...where, address, page: address.page }))
  const ordering = orderingOf(address)
  const shown = { filters: filtersOf(address), ordering, columns: columns.shown.map(({ key }) => key) }
  // An empty journey needs no search, sorting or export.
  const isEmpty = data?.count === 0 && !address.isFiltered
  return (
    <Stack as="section" gap="sm">
      <Group gap="sm" justify="between">
        <Title level={2} id={PEOPLE} tabIndex={-1}>
          {t.enrolments.page.people()}
        </Title>
        {!isEmpty && (
          <Group gap="sm">
            <SavedViews {...{ where, shown, columns }} />
            <ColumnChooser {...{ all, columns }} />
            <ExportDialog
              journeyName={journey.name}
              columns={columns.shown}
              filter={filterBody(where, address)}
              ordering={ordering}
              count={data?.count ?? 0}
            />
          </Group>
        )}
      </Group>
      {!isEmpty && <EnrolmentToolbar address={address} steps={journey.steps} />}
      {/* The key clears the selection when filters change, so no one who is out of sight is reminded. */}
      <EnrolmentList
        key={JSON.stringify([address.search, address.filters])}
        {...{ where, address, columns, ...dialogs }}
        isOpen={journey.is_offered}
        total={data?.count ?? 0}
      />
    </Stack>
  )
}

type ListProps = Omit<Props, 'journey'> & {
  isOpen: boolean
  address: Address
  columns: ChosenColumns
  /** How many people match, on all pages. */
  total: number
}

function EnrolmentList(props: ListProps) {
  const { where, isOpen, address, columns, total, messageChoice, assignDialog } = props
  const { t } = useText('enrolments')
  const selection = useSelection()
  const [sent, setSent] = useState<Sent>()
  const texts = t.enrolments.page
  const { everyone } = selection
  const chosen = {
    count: selection.count,
    names: selection.chosen,
    matching:
      everyone === undefined
        ? undefined
        : {
            organization: where.organizationId,
            process_definition: where.journeyId,
            filters: filtersOf(address),
            count: everyone,
          },
  }
  const leave = () => {
    selection.clear()
    document.getElementById(PEOPLE)?.focus()
  }
  return (
    <Stack gap="md">
      {sent && <SentNotice sent={sent} onClose={() => setSent(undefined)} />}
      <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.missingPage()}>
        {(page) => <EnrolmentTable {...{ where, isOpen, address, page, selection }} shown={columns.shown} />}
      </PagedRegion>
      <ChosenBar {...{ selection, total }} isFiltered={address.isFiltered}>
        <RemindButton
          chosen={chosen}
          onReminded={(outcomes) => {
            setSent({ what: 'reminder', outcomes })
            selection.clear()
          }}
          onChanged={leave}
        />
        <MessageButton
          chosen={chosen}
          organizationId={where.organizationId}
          Choice={messageChoice}
          onSent={(outcomes) => {
            setSent({ what: 'message', outcomes })
            selection.clear()
          }}
          onChanged={leave}
        />
        <AssignButton
          chosen={chosen}
          organizationId={where.organizationId}
          Dialog={assignDialog}
          onDone={leave}
          onChanged={leave}
        />
        <EndChosen chosen={chosen} onEnded={leave} onChanged={leave} />
      </ChosenBar>
    </Stack>
  )
}

const MessageDialog = lazy(() =>
  import('../actions/MessageDialog.tsx').then((module) => ({ default: module.MessageDialog })),
)

type MessageButtonProps = Omit<MessageDialogProps, 'opened' | 'onClose'>

/** Sends an approved message to the selected people. */
function MessageButton(props: MessageButtonProps) {
  const { t } = useText('enrolments')
  return (
    <DialogButton label={t.enrolments.message.button()}>
      {(dialog) => <MessageDialog {...props} {...dialog} />}
    </DialogButton>
  )
}
