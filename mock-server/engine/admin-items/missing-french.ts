import type { FormRow } from '../../store/form-row.ts'
import type { FindItems } from './admin-item.ts'
import { itemOf } from './admin-item.ts'

const isFilled = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''

/** Counts the texts in English only, at any depth of a definition. */
function textsWithoutFrench(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  if ('en-ca' in value)
    return isFilled(value['en-ca']) && !('fr-ca' in value && isFilled(value['fr-ca'])) ? 1 : 0
  return Object.values(value).reduce((sum: number, one) => sum + textsWithoutFrench(one), 0)
}

/** The draft, or else the published version. */
const newest = ({ draft, versions }: FormRow) => draft ?? versions.at(-1)

/** Forms of which some texts are there in English only; those that are retired need nothing. */
export const formsMissingFrench: FindItems = ({ tables }) =>
  [...tables.forms.values()].flatMap((form) => {
    const definition = form.retiredAt === null ? newest(form)?.definition : undefined
    const count = textsWithoutFrench(definition)
    if (definition === undefined || count === 0) return []
    return itemOf('missing_french', {
      objectType: 'form',
      objectId: form.id,
      name: definition.title,
      organization: null,
      count,
      since: form.updatedAt,
    })
  })
