import { useQuery } from '@tanstack/react-query'
import {
  useCreateSavedView,
  useDeleteSavedView,
  useUpdateSavedView,
} from '#generated/endpoints/saved-views/saved-views.ts'
import type { SavedView, EnrolmentOrdering, SavedViewFilters } from '#generated/model/index.ts'
import { savedViewCreateNameMax } from '#generated/zod/portageV1.schemas.zod.ts'
import type { ViewStore } from '#src/form-kit/views/view-store.ts'
import { ViewsMenu } from '#src/form-kit/views/ViewsMenu.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import type { ChosenColumns } from '../columns/use-chosen-columns.ts'
import { queryOfView, type Where } from '../list/list-rules.ts'
import { ownViews } from '../queries.ts'

/** The current state of the list, in the form a saved view stores it. */
type ShownView = {
  readonly filters: SavedViewFilters
  readonly ordering: EnrolmentOrdering[]
  readonly columns: string[]
}

const written = ({ filters, ordering, columns }: ShownView): string =>
  JSON.stringify([
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => a.localeCompare(b)),
    ordering,
    columns,
  ])

/** Whether a saved view equals the current state of the list, columns included. */
const isShown = (view: SavedView, shown: ShownView): boolean => written(view) === written(shown)

function useViewStore(where: Where, shown: ShownView): ViewStore<SavedView> {
  const query = useQuery(ownViews(where))
  const { mutateAsync: create } = useCreateSavedView()
  const { mutateAsync: update } = useUpdateSavedView()
  const { mutateAsync: remove } = useDeleteSavedView()
  const views = query.data?.results ?? []
  const { organizationId: organization, journeyId } = where
  return {
    views,
    nameMax: savedViewCreateNameMax,
    current: views.find((view) => isShown(view, shown)),
    error: query.error,
    retry: () => void query.refetch(),
    create: (name) => create({ data: { name, organization, process_definition: journeyId, ...shown } }),
    rename: ({ id }, name) => update({ id, data: { name } }),
    update: ({ id }) => update({ id, data: { ...shown } }),
    remove: ({ id }) => remove({ id }),
    bringBack: ({ name, process_definition, filters, ordering, columns }) =>
      create({ data: { name, organization, process_definition, filters, ordering, columns } }),
  }
}

type Props = { where: Where; shown: ShownView; columns: ChosenColumns }

/** A person's saved views of a journey's people: filters, order and columns. */
export function SavedViews({ where, shown, columns }: Props) {
  const { t } = useText('enrolments')
  const navigate = useNavigate()
  const store = useViewStore(where, shown)
  const texts = t.enrolments.views
  const show = (view: Pick<SavedView, 'filters' | 'ordering'>) => {
    const address = queryOfView(view)
    const search = address.get('search') ?? ''
    address.delete('search')
    void navigate(address.size > 0 ? `?${address}` : '.', { state: { search } })
  }
  return (
    <ViewsMenu
      store={store}
      plain={{
        label: texts.everyone(),
        isShown: queryOfView(shown).size === 0,
        show: () => {
          columns.reset()
          show({ filters: {}, ordering: [] })
        },
      }}
      onShow={(view) => {
        columns.choose(view.columns)
        show(view)
      }}
      help={texts.saveHelp()}
    />
  )
}
