import * as z from 'zod/mini'
import type { FormCreate as FormCreateBody } from '#generated/model/index.ts'
import { FormCreate, LocalizedText } from '#generated/zod/portageV1.schemas.zod.ts'
import { fits, line, optionalLine, rule } from '#src/form-kit/fields.ts'
import type { Beginning } from './beginning.ts'
import type { ImportResult } from './read-import.ts'

const anyTitle = optionalLine(z.nullish(LocalizedText.shape['en-ca']))

/** Validates the dialog for a new form; an import needs a file, and a validated questionnaire its choice. */
export const beginSchema = (kind: Beginning['kind']) =>
  z.object({
    definition: z.pipe(
      z.custom<ImportResult | null>().check(
        z.refine((read) => kind !== 'import' || read !== null, { params: { rule: 'fileEmpty' } }),
        z.refine((read) => kind !== 'instrument' || read !== null, { params: { rule: 'instrumentEmpty' } }),
        z.refine((read) => read === null || read.kind === 'form', { params: { rule: 'fileBroken' } }),
      ),
      z.transform((read) => (read?.kind === 'form' ? read.definition : undefined)),
    ),
    title: z
      .object({ 'en-ca': anyTitle, 'fr-ca': anyTitle })
      .check(rule('titleEmpty', 'en-ca', (title) => title['en-ca'] !== null || title['fr-ca'] !== null)),
    key: line(z.string().check(fits(FormCreate.shape.key, 'keyWrong')), 'keyEmpty'),
  })

export type BeginInput = z.input<ReturnType<typeof beginSchema>>
type BeginChecked = z.output<ReturnType<typeof beginSchema>>

export function firstValues(beginning: Beginning): BeginInput {
  const empty = { definition: null, title: { 'en-ca': '', 'fr-ca': '' }, key: '' }
  if (beginning.kind !== 'duplicate') return empty
  const { key, title } = beginning.form
  return {
    ...empty,
    title: { 'en-ca': title['en-ca'], 'fr-ca': title['fr-ca'] ?? '' },
    key: `${key}-copy`.slice(0, 64),
  }
}

export const toRequest = (
  { definition, title, key }: BeginChecked,
  beginning: Beginning,
): FormCreateBody => ({
  key,
  title: { 'en-ca': title['en-ca'] ?? '', ...(title['fr-ca'] && { 'fr-ca': title['fr-ca'] }) },
  ...(beginning.kind === 'duplicate' && { duplicate_of: beginning.form.id }),
  ...(definition && { definition }),
})
