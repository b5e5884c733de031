import { useText } from '#src/i18n/use-text.ts'
import type { FilterChip } from '#src/ui/lists/FilterChips.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { parseDates } from '#src/lib/dates/date-range.ts'
import type { FilterChoices } from './use-filter-choices.ts'

export function useFilterChips(
  { search, filters }: ListAddress,
  choices: FilterChoices,
): readonly FilterChip[] {
  const { t } = useText('instances', 'kit')
  const datesWords = useDatesWords()
  const { dates } = filters
  return [
    ...(search ? [{ name: 'search', filter: t.kit.list.chips.search(), value: search }] : []),
    ...choices.flatMap(({ name, label, options }) => {
      const value = filters[name]
      // an option that is missing or still loading shows its id
      const words = options.find((option) => option.value === value)?.label ?? value
      return value && words ? [{ name, filter: label, value: words }] : []
    }),
    ...(dates ? [{ name: 'dates', filter: t.instances.filter.dates(), value: datesWords(dates) }] : []),
  ]
}

function useDatesWords(): (text: string) => string {
  const { t, format } = useText('instances')
  const texts = t.instances.dates
  return (text) => {
    const { from, to } = parseDates(text)
    if (from && to) return texts.between({ from: format.date(from), to: format.date(to) })
    return from ? texts.since({ from: format.date(from) }) : texts.until({ to: format.date(to) })
  }
}
