import type { ReactNode } from 'react'
import { processInstanceRemindIdsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { SelectionBar } from '#src/ui/lists/SelectionBar.tsx'
import type { Selection } from './selection.ts'

type Props = {
  selection: Selection
  /** How many people the list has, on all pages. */
  total: number
  isFiltered: boolean
  children: ReactNode
}

/** Actions for the selected people, and a way to select everyone who matches, on all pages. */
export function ChosenBar({ selection, total, isFiltered, children }: Props) {
  const { t } = useText('enrolments')
  const texts = t.enrolments.chosen
  const { chosen, count, everyone, isFull, clear } = selection
  const isMore = everyone !== undefined || total > chosen.size
  const all = isFiltered ? texts.chooseMatching({ count: total }) : texts.chooseAll({ count: total })
  const words =
    everyone === undefined
      ? [texts.count({ count }), isFull && texts.most({ most: processInstanceRemindIdsMax })]
      : [texts.all({ count })]
  return (
    <SelectionBar
      label={texts.label()}
      words={count === 0 ? undefined : words.filter(Boolean).join('. ')}
      clearLabel={texts.clear()}
      onClear={clear}
    >
      {children}
      {isMore && (
        // one button, so that the focus stays
        <Button
          variant="quiet"
          size="sm"
          onClick={() => (everyone === undefined ? selection.chooseEveryone(total) : selection.chooseSome())}
        >
          {everyone === undefined ? all : texts.chooseSome({ count: chosen.size })}
        </Button>
      )}
    </SelectionBar>
  )
}
