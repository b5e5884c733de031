import { ViewsMenu } from '#src/form-kit/views/ViewsMenu.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import type { WorklistAddress } from '../worklist.ts'
import { useViewStore } from './use-view-store.ts'
import { isShown, plainView, queryOfView, type ShownWorklist } from './worklist-view.ts'

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
