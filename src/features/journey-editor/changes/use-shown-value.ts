import { useText } from '#src/i18n/use-text.ts'

/** Maximum number of characters shown. */
const MOST = 400

/** Formats a value of a design as text for comparison. */
export function useShownValue(): (value: unknown) => string {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.conflict
  const write = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return texts.nothing()
    if (typeof value === 'boolean') return value ? texts.yes() : texts.no()
    if (typeof value !== 'object') return String(value)
    const inside = Object.values(value)
    if (inside.length === 0) return texts.nothing()
    return inside
      .filter((one) => one !== null && one !== '' && !(Array.isArray(one) && one.length === 0))
      .map(write)
      .join(' · ')
  }
  return (value) => {
    const text = write(value)
    return text.length > MOST ? `${text.slice(0, MOST)}…` : text
  }
}
