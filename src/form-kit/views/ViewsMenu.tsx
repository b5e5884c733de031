import { lazy, Suspense, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { IconBookmark, IconPencil, IconPlus } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuGroup, MenuItem, MenuRadio, MenuSeparator } from '#src/ui/menus/MenuParts.tsx'
import type { NamedView, ViewStore } from './view-store.ts'

/** Loaded when the menu asks for one. */
const ManageViews = lazy(async () => ({ default: (await import('./ManageViews.tsx')).ManageViews }))
const SaveView = lazy(async () => ({ default: (await import('./SaveView.tsx')).SaveView }))

type Props<View extends NamedView> = {
  store: ViewStore<View>
  /** The list without filters, in its usual order. */
  plain: { label: string; isShown: boolean; show: () => void }
  onShow: (view: View) => void
  /** What a view of this list holds. */
  help: string
}

/** A person's saved views of a list: apply, save or manage them. */
export function ViewsMenu<View extends NamedView>({ store, plain, onShow, help }: Props<View>) {
  const { t } = useText('views')
  const [opened, setOpened] = useState<'save' | 'manage'>()
  const texts = t.views
  const { views, current } = store
  const close = () => setOpened(undefined)
  return (
    <>
      <Menu
        trigger={
          <>
            <IconBookmark aria-hidden size="1.125rem" />
            {current?.name ?? texts.button()}
          </>
        }
        label={texts.label()}
      >
        <MenuGroup label={texts.own()} scroll>
          <MenuRadio checked={!current && plain.isShown} onSelect={plain.show}>
            {plain.label}
          </MenuRadio>
          {views.map((view) => (
            <MenuRadio key={view.id} checked={view.id === current?.id} onSelect={() => onShow(view)}>
              {view.name}
            </MenuRadio>
          ))}
        </MenuGroup>
        <MenuSeparator />
        <MenuItem icon={IconPlus} onSelect={() => setOpened('save')}>
          {texts.save()}
        </MenuItem>
        <MenuItem icon={IconPencil} onSelect={() => setOpened('manage')}>
          {texts.manage()}
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {opened === 'save' && (
          <SaveView opened onClose={close} help={help} nameMax={store.nameMax} onSave={store.create} />
        )}
        {opened === 'manage' && <ManageViews opened onClose={close} store={store} />}
      </Suspense>
    </>
  )
}
