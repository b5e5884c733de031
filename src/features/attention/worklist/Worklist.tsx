import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import {
  useCreateWorklistView,
  useDeleteWorklistView,
  useUpdateWorklistView,
} from '#generated/endpoints/worklist-views/worklist-views.ts'
import type { WorklistView } from '#generated/model/index.ts'
import { worklistViewCreateNameMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { ViewsMenu } from '#src/form-kit/views/ViewsMenu.tsx'
import type { ViewStore } from '#src/form-kit/views/view-store.ts'
import { useText } from '#src/i18n/use-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { Stack } from '#src/ui/basics.tsx'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { worklistViewsIn } from '../queries.ts'
import {
  defaultOf,
  isShown,
  plainView,
  queryOfView,
  shownIn,
  type ShownWorklist,
} from './views/worklist-view.ts'
import { ChosenItems } from './ChosenItems.tsx'
import { WorklistTable } from './WorklistTable.tsx'
import { useSelection } from './selection.ts'
import {
  assignees,
  ESCALATED,
  journeysIn,
  kinds,
  severities,
  type WorklistAddress,
  worklistRules,
} from './worklist.ts'

/** All items of an organization as compact rows: filtered, sorted and paged on the server (PROV-01). */
export function Worklist({ organizationId }: { organizationId: string }) {
  const { t } = useText('attention', 'kit')
  const address = useListAddress(worklistRules)
  const texts = t.attention
  return (
    <>
      <PageHeader
        title={texts.title()}
        back={{ label: texts.list.back(), to: paths.provider.organization({ organizationId }) }}
        actions={<WorklistViews {...{ organizationId, address }} />}
      />
      <DefaultView {...{ organizationId, address }}>
        <Stack gap="lg">
          <Region pending={<Skeleton lines={2} />} title={texts.list.filtersFailed()}>
            <Toolbar {...{ organizationId, address }} />
          </Region>
          {/* The key clears the selection when filters change, so that nothing is handled out of sight. */}
          <Rows key={JSON.stringify([address.search, address.filters])} {...{ organizationId, address }} />
        </Stack>
      </DefaultView>
    </>
  )
}

type Props = { organizationId: string; address: WorklistAddress }

function Rows({ organizationId, address }: Props) {
  const { t } = useText('attention')
  const selection = useSelection()
  const texts = t.attention
  return (
    <Stack gap="md">
      <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.list.missingPage()}>
        {(page) => <WorklistTable {...{ organizationId, page, address, selection }} />}
      </PagedRegion>
      <ChosenItems
        {...{ organizationId, selection }}
        status={address.filters.status === 'acknowledged' ? 'acknowledged' : 'open'}
      />
    </Stack>
  )
}

function Toolbar({ organizationId, address }: Props) {
  const { t } = useText('attention')
  const { data } = useSuspenseQuery(journeysIn(organizationId))
  const { views, show, list, severity, kind, escalated } = t.attention
  return (
    <ListToolbar
      address={address}
      searchLabel={list.search()}
      filters={[
        {
          name: 'status',
          label: show(),
          empty: views.open(),
          options: [
            { value: ESCALATED, label: escalated() },
            { value: 'acknowledged', label: views.acknowledged() },
          ],
        },
        { name: 'severity', label: list.severity(), options: optionsOf(severities, severity) },
        { name: 'kind', label: list.kind(), options: optionsOf(kinds, kind) },
        {
          name: 'assignee',
          label: list.assignee(),
          options: optionsOf(assignees, { me: list.me, nobody: list.nobody }),
        },
        {
          name: 'journey',
          label: list.journey(),
          options: data.results.map(({ process_definition: value, name: label }) => ({ value, label })),
        },
      ]}
    />
  )
}

type DefaultViewProps = { organizationId: string; address: WorklistAddress; children: ReactNode }

/**
 * Opens the worklist with the person's default view. Only a link to the whole list does: whatever is chosen on the
 * page has a history state, so that Everything open, Back and a reload show what was there.
 */
function DefaultView({ organizationId, address, children }: DefaultViewProps) {
  const { state } = useLocation()
  // Decided once, so that a new default does not replace what is on the screen.
  const [isDecided, setDecided] = useState(false)
  const isFresh = !isDecided && state === null && address.page === 1 && isShown(plainView, address)
  const { data, isPending } = useQuery({ ...worklistViewsIn(organizationId), enabled: isFresh })
  if (!isFresh) return children
  if (isPending) return <Skeleton lines={8} />
  const view = data && defaultOf(data.results)
  if (!view) {
    setDecided(true)
    return children
  }
  return <Navigate to={`?${queryOfView(view)}`} replace state={{ search: '' }} />
}

function useViewStore(organization: string, address: WorklistAddress): ViewStore<WorklistView> {
  const query = useQuery(worklistViewsIn(organization))
  const { mutateAsync: create } = useCreateWorklistView()
  const { mutateAsync: update } = useUpdateWorklistView()
  const { mutateAsync: remove } = useDeleteWorklistView()
  const views = query.data?.results ?? []
  return {
    views,
    nameMax: worklistViewCreateNameMax,
    current: views.find((view) => isShown(view, address)),
    error: query.error,
    retry: () => void query.refetch(),
    create: (name) => create({ data: { name, organization, ...shownIn(address), is_default: false } }),
    rename: ({ id }, name) => update({ id, data: { name } }),
    update: ({ id }) => update({ id, data: shownIn(address) }),
    remove: ({ id }) => remove({ id }),
    bringBack: ({ name, filters, ordering, is_default }) =>
      create({ data: { name, organization, filters, ordering, is_default } }),
    defaults: {
      isDefault: ({ is_default: isDefault }) => isDefault,
      setDefault: ({ id }, isDefault) => update({ id, data: { is_default: isDefault } }),
    },
  }
}

type WorklistViewsProps = { organizationId: string; address: WorklistAddress }

/** A person's saved views of the worklist: filters and order, kept on the server (PROV-01). */
function WorklistViews({ organizationId, address }: WorklistViewsProps) {
  const { t } = useText('attention', 'views')
  const navigate = useNavigate()
  const store = useViewStore(organizationId, address)
  const texts = t.attention.list.views
  const show = (view: ShownWorklist) => void navigate(`?${queryOfView(view)}`, { state: { search: '' } })
  return (
    <ViewsMenu
      store={store}
      plain={{
        label: texts.plain(),
        isShown: isShown(plainView, address),
        show: () => show(plainView),
      }}
      onShow={show}
      help={texts.help()}
    />
  )
}
