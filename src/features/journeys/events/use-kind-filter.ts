import { useText } from '#src/i18n/use-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { kindNames } from './event-kinds.ts'

export function useKindFilter() {
  const { t } = useText('care')
  const { filter, history } = t.care
  const options = optionsOf(kindNames, history.kind)
  return { name: 'type', label: filter.type(), options }
}
