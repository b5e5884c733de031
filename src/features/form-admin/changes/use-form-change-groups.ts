import type { AuditChange, FormDefinition, FormField, LocalizedText } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import {
  type ChangeGroup,
  changeKind,
  grouped,
  type GroupsOf,
  isReordered,
  mergedMove,
  namesIn,
  type PlacedChange,
} from '#src/lib/changes/change-group.ts'
import { propertyName } from './property-name.ts'
import { type ValuePlace, valuePlace } from './value-place.ts'

type What = ValuePlace['what']

/** What the lists of a form hold. */
const itemsOf: Readonly<Record<string, What>> = {
  pages: 'page',
  fields: 'question',
  alerts: 'alert',
  scores: 'score',
}

const nameProperties: Readonly<Record<What, string>> = {
  form: 'title',
  page: 'title',
  question: 'label',
  alert: 'message',
  score: 'label',
}

/** Puts the changes that the audit log keeps of a form into words; `form` is the form as it is now. */
export function useFormChangeGroups(form: FormDefinition | null): GroupsOf {
  const { t, locale } = useText('formAdmin', 'formFields')
  const texts = t.formAdmin.changes
  const words = wordsOf(form)

  const partOf = (rest: readonly string[]) => {
    const last = rest.at(-1)
    const language = last === 'en-ca' || last === 'fr-ca' ? last : undefined
    const names = language ? rest.slice(0, -1) : rest
    const part = names.map((name) => propertyName(name, texts.property, t.formFields.property)).join(', ')
    return language ? texts.inLanguage({ part, language: texts.language[language]() }) : part
  }

  return (changes) => {
    const placed = changes.map((change) => ({ change, place: valuePlace(change.field) }))
    const things = grouped(placed, ({ place }) => `${place.what} ${place.key}`)
    // As it was called then, or else as it is called now.
    const nameOf = (what: What, key: string): string => {
      const textIn = (language: string) => {
        const path = `${nameProperties[what]}/${language}`
        const found = things.get(`${what} ${key}`)?.filter(({ place }) => place.rest.join('/') === path)
        const { before, after } = found?.at(-1)?.change ?? {}
        return after ?? before
      }
      const now = words.get(`${what} ${key}`)
      return textIn(locale) || now?.[locale] || textIn('en-ca') || now?.['en-ca'] || key
    }
    const valueOf = (value: string | null, list: What | undefined) => {
      if (value === 'true') return texts.yes()
      if (value === 'false') return texts.no()
      return list && value
        ? namesIn(value)
            .map((key) => nameOf(list, key))
            .join(', ')
        : value
    }
    const toWords = ({ rest, field, before, after }: PlacedChange): AuditChange[] => {
      const list = itemsOf[rest.at(-1) ?? '']
      // Items that were added or removed are listed themselves.
      if (list && !isReordered({ field, before, after })) return []
      return [
        {
          field: rest.length === 0 ? field : partOf(rest),
          before: valueOf(before, list),
          after: valueOf(after, list),
        },
      ]
    }
    return [...things.values()].flatMap((thing): ChangeGroup[] => {
      const [first] = thing
      if (!first) return []
      const { what, key } = first.place
      const all = thing.map(({ change, place }) => ({ ...change, rest: place.rest }))
      const kind = what === 'form' ? 'changed' : changeKind(all, 'key')
      const rows = (kind === 'moved' ? mergedMove(all) : all).flatMap(toWords)
      if (kind !== 'moved' && rows.length === 0) return []
      const name = what === 'form' ? texts.form() : texts[what]({ name: nameOf(what, key) })
      return [{ title: texts[kind]({ name }), changes: rows }]
    })
  }
}

function wordsOf(form: FormDefinition | null): ReadonlyMap<string, LocalizedText> {
  const found = new Map<string, LocalizedText>()
  const add = (field: FormField) => {
    found.set(`question ${field.key}`, field.label)
    if (field.type === 'group') field.fields.forEach(add)
  }
  for (const { key, title, fields } of form?.pages ?? []) {
    found.set(`page ${key}`, title)
    fields.forEach(add)
  }
  for (const { key, message } of form?.alerts ?? []) found.set(`alert ${key}`, message)
  for (const { key, label } of form?.scores ?? []) found.set(`score ${key}`, label)
  return found
}
