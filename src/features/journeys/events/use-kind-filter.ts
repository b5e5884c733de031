import { useText } from '#src/i18n/use-text.ts'
import { kindNames } from './event-kinds.ts'

/** To look for one kind of event. */
export function useKindFilter() {
  const { t } = useText('care')
  const { filter, history } = t.care
  const options = kindNames.map((value) => ({ value, label: history.kind[value]() }))
  return { name: 'type', label: filter.type(), options }
}
