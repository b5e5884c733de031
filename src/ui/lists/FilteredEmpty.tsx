import { useText } from '#src/i18n/use-text.ts'
import { Button } from '../actions/Button.tsx'
import { EmptyState } from '../messages/EmptyState.tsx'
import { IconFilterOff } from '../icons.ts'
import type { Level } from '../basics.tsx'

type Props = { search?: string | undefined; level?: Level; onClear: () => void }

/** The list has items, but none match the filters; offers to clear them. */
export function FilteredEmpty({ search, level = 2, onClear }: Props) {
  const { t } = useText('kit')
  const texts = t.kit.list
  return (
    <EmptyState
      level={level}
      title={search ? texts.noResultsFor({ search }) : texts.noResults()}
      icon={IconFilterOff}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clearFilters()}
        </Button>
      }
    >
      {texts.noResultsHint()}
    </EmptyState>
  )
}
