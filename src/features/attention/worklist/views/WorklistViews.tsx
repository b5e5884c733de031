import { useQuery } from '@tanstack/react-query'
import {
  useCreateWorklistView,
  useDeleteWorklistView,
  useUpdateWorklistView,
} from '#generated/endpoints/worklist-views/worklist-views.ts'
import type { WorklistView } from '#generated/model/index.ts'
import { worklistViewCreateNameMax } from '#generated/zod/portageV1.schemas.zod.ts'
import type { ViewStore } from '#src/form-kit/views/view-store.ts'
import { ViewsMenu } from '#src/form-kit/views/ViewsMenu.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { worklistViewsIn } from '../../queries.ts'
import type { WorklistAddress } from '../worklist.ts'
import { isShown, plainView, queryOfView, shownIn, type ShownWorklist } from './worklist-view.ts'

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

type Props = { organizationId: string; address: WorklistAddress }

/** A person's saved views of the worklist: filters and order, kept on the server (PROV-01). */
export function WorklistViews({ organizationId, address }: Props) {
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
