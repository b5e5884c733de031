import { useText } from '#src/i18n/use-text.ts'
import { propertyName } from './property-name.ts'
import { valuePlace } from './value-place.ts'

export function useValueName(): (path: string) => string {
  const { t } = useText('formAdmin')
  const texts = t.formAdmin.changes
  return (path) => {
    const { what, key, rest } = valuePlace(path)
    if (rest.length === 0) return path
    const place = what === 'form' ? texts.form() : texts[what]({ name: key })
    const last = rest.at(-1)
    const language = last === 'en-ca' || last === 'fr-ca' ? last : undefined
    const names = language ? rest.slice(0, -1) : rest
    const part = names.map((name) => propertyName(name, texts.property)).join(', ')
    return texts.value({
      place,
      part: language ? texts.inLanguage({ part, language: texts.language[language]() }) : part,
    })
  }
}
