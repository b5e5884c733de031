import type { ReactNode } from 'react'
import { processInstanceRemindIdsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectionBar } from '#src/ui/lists/SelectionBar.tsx'
import type { Selection } from './selection.ts'

/** Actions for the selected people. */
export function ChosenBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useText('enrolments')
  const texts = t.enrolments.chosen
  const { isFull, clear } = selection
  const count = selection.chosen.size
  const words = [texts.count({ count }), isFull && texts.most({ most: processInstanceRemindIdsMax })]
  return (
    <SelectionBar
      label={texts.label()}
      words={count === 0 ? undefined : words.filter(Boolean).join('. ')}
      clearLabel={texts.clear()}
      onClear={clear}
    >
      {children}
    </SelectionBar>
  )
}
