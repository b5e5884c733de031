import { useSuspenseQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AttentionItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { FilterChips } from '#src/ui/lists/FilterChips.tsx'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import { RowSpacing } from '#src/ui/lists/RowSpacing.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { AssignDialog } from '../actions/AssignDialog.tsx'
import { PutBackDialog } from '../actions/PutBackDialog.tsx'
import { TakeDialog } from '../actions/TakeDialog.tsx'
import { useAssign } from '../actions/use-assign.ts'
import { useHandling } from '../actions/use-handling.ts'
import { AlertSignals } from '../live/AlertSignals.tsx'
import { rowLinks } from './row-links.ts'
import type { Selection } from './selection.ts'
import { useWorklistColumns } from './use-worklist-columns.tsx'
import { useWorklistKeys } from './use-worklist-keys.ts'
import { type WorklistAddress, worklistPage } from './worklist.ts'

type Props = { organizationId: string; page: number; address: WorklistAddress; selection: Selection }

/** One page of the worklist; rows are handled or returned in place, by mouse or keyboard. */
export function WorklistTable({ organizationId, page, address, selection }: Props) {
  const { t } = useText('attention')
  const { id: me } = useCurrentUser()
  const { data } = useSuspenseQuery(worklistPage(organizationId, page, address))
  const [assigning, setAssigning] = useState<AttentionItem>()
  const list = useRef<HTMLDivElement>(null)
  const { assign, isAssigning } = useAssign()
  const keepPlace = useKeptPlace(list, data.results)
  const { act, notice, setNotice, taking, puttingBack } = useHandling((item, isGone) => {
    if (isGone) keepPlace(item.id)
  })
  const texts = t.attention

  async function assignTo(item: AttentionItem, to: string | null) {
    const outcome = await assign(item, to)
    if (outcome.kind === 'failed') return outcome
    // the row leaves a list that is filtered by who has it
    keepPlace(item.id)
    setAssigning(undefined)
    setNotice(outcome.kind === 'over' ? outcome.words : undefined)
    return outcome
  }

  /** No one has it: one key is enough, because it can be undone. */
  async function takeOrAsk(item: AttentionItem) {
    // a second press before the list knows of the first one
    if (item.acknowledged_by !== null || isAssigning) return
    if (item.assigned_to !== null) return setAssigning(item)
    const outcome = await assignTo(item, me)
    if (outcome.kind === 'failed') setNotice(outcome.words)
  }

  const keys = useWorklistKeys(list, (key, id) => {
    const item = data.results.find((one) => one.id === id)
    if (item && key === 'e') act(item)
    if (item && key === 'a') void takeOrAsk(item)
    if (item && key === 'x') selection.toggle(item)
  })
  const columns = useWorklistColumns(act, setAssigning, selection)
  const isAllChosen = data.results.every(({ id }) => selection.chosen.has(id))
  // the URL contains the person's id; every row has their name
  const person = address.filters.patient && data.results[0]?.patient?.display_name
  const chips = person ? [{ name: 'patient', filter: texts.list.who(), value: person }] : []
  return (
    <Stack gap="md">
      {notice && <Alert kind="info">{notice}</Alert>}
      <FilterChips address={address} chips={chips} />
      <div ref={list}>
        <PagedTable
          caption={texts.title()}
          {...{ columns, data, address, page }}
          tools={
            <Group gap="sm">
              <Button
                variant="quiet"
                size="sm"
                onClick={() => (isAllChosen ? selection.remove : selection.add)(data.results)}
              >
                {isAllChosen ? texts.many.chooseNone() : texts.many.chooseAll()}
              </Button>
              <RowSpacing />
              <AlertSignals />
              <WorklistHelp opened={keys.isHelp} onOpen={keys.openHelp} onClose={keys.closeHelp} />
            </Group>
          }
          empty={
            <EmptyState title={texts.empty.title()} icon={IconCircleCheck}>
              {texts.empty.body()}
            </EmptyState>
          }
        />
      </div>
      {taking && <TakeDialog key={taking.item.id} {...taking} />}
      {assigning && (
        <AssignDialog
          key={assigning.id}
          item={assigning}
          pending={isAssigning}
          onAssign={(to) => assignTo(assigning, to)}
          onClose={() => setAssigning(undefined)}
        />
      )}
      {puttingBack && <PutBackDialog key={puttingBack.item.id} {...puttingBack} />}
    </Stack>
  )
}

/** When a row is removed, moves the focus to the row that takes its place, or to the heading if none is left. */
function useKeptPlace(list: RefObject<HTMLElement | null>, rows: readonly { id: string }[]) {
  const left = useRef<{ id: string; at: number }>(undefined)
  useEffect(() => {
    const { current: row } = left
    if (!row || rows.some(({ id }) => id === row.id)) return
    left.current = undefined
    const links = rowLinks(list.current)
    const next = links[Math.min(row.at, links.length - 1)] ?? document.querySelector<HTMLElement>('h1')
    next?.focus()
  })
  return (id: string) => {
    left.current = { id, at: rows.findIndex((row) => row.id === id) }
  }
}

type WorklistHelpProps = { opened: boolean; onOpen: () => void; onClose: () => void }

/** The worklist's keyboard shortcuts, behind a button for people who do not know the ? key. */
function WorklistHelp({ opened, onOpen, onClose }: WorklistHelpProps) {
  const { t } = useText('attention')
  const { keys } = t.attention
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => onOpen()}>
        {keys.button()}
      </Button>
      {opened && (
        <Modal opened onClose={onClose} title={keys.button()}>
          <Stack gap="md">
            <Text>{keys.where()}</Text>
            <Facts
              facts={[
                { label: 'j', value: keys.j() },
                { label: 'k', value: keys.k() },
                { label: 'e', value: keys.e() },
                { label: 'a', value: keys.a() },
                { label: 'x', value: keys.x() },
                { label: '?', value: keys.help() },
              ]}
            />
          </Stack>
        </Modal>
      )}
    </>
  )
}
