import { useText } from '#src/i18n/use-text.ts'
import { IconPlus } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/Menu.tsx'
import { MenuGroup } from '#src/ui/MenuGroup.tsx'
import { MenuItem } from '#src/ui/MenuItem.tsx'
import type { QuestionPlace } from './place.ts'
import { inRows, kindGroups } from './question-kinds.ts'
import { useMoves } from './use-moves.ts'

/** Adds a question at a place, with a menu of question types in plain words. */
export function AddQuestion({ place, to }: { place: QuestionPlace; to: string }) {
  const { t } = useText('formEditor')
  const moves = useMoves()
  const texts = t.formEditor
  return (
    <Menu
      align="start"
      label={texts.structure.addTo({ name: to })}
      trigger={
        <>
          <IconPlus aria-hidden size="1.125rem" />
          {texts.structure.addQuestion()}
        </>
      }
    >
      {kindGroups.map(({ name, kinds }) => (
        <MenuGroup key={name} label={texts.kindGroup[name]()}>
          {kinds
            .filter((kind) => place.row === undefined || inRows(kind))
            .map((kind) => (
              <MenuItem key={kind} onSelect={() => moves.add(place, kind)}>
                {texts.kind[kind]()}
              </MenuItem>
            ))}
        </MenuGroup>
      ))}
    </Menu>
  )
}
