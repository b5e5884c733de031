import { useQuery } from '@tanstack/react-query'
import {
  useCreateSavedView,
  useDeleteSavedView,
  useUpdateSavedView,
} from '#generated/endpoints/saved-views/saved-views.ts'
import type { SavedView } from '#generated/model/index.ts'
import { savedViewCreateNameMax } from '#generated/zod/portageV1.schemas.zod.ts'
import type { ViewStore } from '#src/form-kit/views/view-store.ts'
import type { Where } from '../list/list-rules.ts'
import { ownViews } from '../queries.ts'
import { isShown, type ShownView } from './view-shown.ts'

export function useViewStore(where: Where, shown: ShownView): ViewStore<SavedView> {
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
