import { useText } from '#src/i18n/use-text.ts'
import { partNamed } from './part-names.ts'

/** What a part of a journey is called, by its name in the contract. */
export function usePartName(): (field: string) => string {
  const { t } = useText('journeyEditor')
  const { parts, list } = t.journeyEditor
  return (field) => {
    if (field === 'status') return list.status()
    const part = partNamed(field)
    return part ? parts[part]() : field
  }
}
