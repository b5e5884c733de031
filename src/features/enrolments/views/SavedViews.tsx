import type { SavedView } from '#generated/model/index.ts'
import { ViewsMenu } from '#src/form-kit/views/ViewsMenu.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import type { ChosenColumns } from '../columns/use-chosen-columns.ts'
import { queryOfView, type Where } from '../list/list-rules.ts'
import { useViewStore } from './use-view-store.ts'
import type { ShownView } from './view-shown.ts'

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
