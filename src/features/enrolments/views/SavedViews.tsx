import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedView } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { IconBookmark, IconPencil, IconPlus } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuGroup, MenuSeparator } from '#src/ui/menus/MenuGroup.tsx'
import { MenuItem } from '#src/ui/menus/MenuItem.tsx'
import { MenuRadio } from '#src/ui/menus/MenuRadio.tsx'
import { queryOfView, type Where } from '../list/list-rules.ts'
import { ManageViews } from './ManageViews.tsx'
import { ownViews } from '../queries.ts'
import { SaveView } from './SaveView.tsx'
import type { ChosenColumns } from '../columns/use-chosen-columns.ts'
import { isShown, type ShownView } from './view-shown.ts'

type Props = { where: Where; shown: ShownView; columns: ChosenColumns }

const icon = { 'aria-hidden': true, size: '1.125rem' } as const

/** A person's saved views of the list: apply, save, rename or delete. */
export function SavedViews({ where, shown, columns }: Props) {
  const { t } = useText('enrolments')
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'save' | 'manage'>()
  const query = useQuery(ownViews(where))
  const texts = t.enrolments.views
  const views = query.data?.results ?? []
  const current = views.find((view) => isShown(view, shown))
  const isPlain = queryOfView(shown).size === 0
  const show = (view: Pick<SavedView, 'filters' | 'ordering'>) => {
    const address = queryOfView(view)
    const search = address.get('search') ?? ''
    address.delete('search')
    void navigate(address.size > 0 ? `?${address}` : '.', { state: { search } })
  }
  const close = () => setOpened(undefined)
  return (
    <>
      <Menu
        trigger={
          <>
            <IconBookmark {...icon} />
            {current?.name ?? texts.button()}
          </>
        }
        label={texts.label()}
      >
        <MenuGroup label={texts.own()} scroll>
          <MenuRadio
            checked={!current && isPlain}
            onSelect={() => {
              columns.reset()
              show({ filters: {}, ordering: [] })
            }}
          >
            {texts.everyone()}
          </MenuRadio>
          {views.map((view) => (
            <MenuRadio
              key={view.id}
              checked={view.id === current?.id}
              onSelect={() => {
                columns.choose(view.columns)
                show(view)
              }}
            >
              {view.name}
            </MenuRadio>
          ))}
        </MenuGroup>
        <MenuSeparator />
        <MenuItem icon={<IconPlus {...icon} />} onSelect={() => setOpened('save')}>
          {texts.save()}
        </MenuItem>
        <MenuItem icon={<IconPencil {...icon} />} onSelect={() => setOpened('manage')}>
          {texts.manage()}
        </MenuItem>
      </Menu>
      <SaveView opened={opened === 'save'} onClose={close} {...{ where, shown }} />
      <ManageViews
        opened={opened === 'manage'}
        onClose={close}
        error={query.error}
        onRetry={() => void query.refetch()}
        {...{ views, shown }}
      />
    </>
  )
}
