import * as z from 'zod/mini'
import type {
  JourneyDefinitionCreate as CreateBody,
  JourneyFile,
  JourneyImport,
  JourneyImportChoice,
} from '#generated/model/index.ts'
import { JourneyDefinitionCreate } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, fits, line, rule } from '#src/form-kit/fields.ts'

export const beginnings = ['blank', 'duplicate', 'import'] as const

/** The contract sets no limit for a name. */
const MAX_NAME_LENGTH = 200

const { key, organization } = JourneyDefinitionCreate.shape
const name = line(z.string().check(z.maxLength(MAX_NAME_LENGTH)))

/** The form for a new journey; a copy needs its source, an import its file. */
export const newJourneySchema = z
  .object({
    begin: z.enum(beginnings),
    duplicate_of: z.string(),
    design: z.custom<JourneyFile | null>(),
    name: z.object({ 'en-ca': name, 'fr-ca': name }),
    key: line(z.string().check(fits(key, 'key'))),
    organization: choice(organization),
  })
  .check(
    rule('noSource', 'duplicate_of', (values) => values.begin !== 'duplicate' || values.duplicate_of !== ''),
    rule('noFile', 'design', (values) => values.begin !== 'import' || values.design !== null),
  )

export const emptyJourney: z.input<typeof newJourneySchema> = {
  begin: 'blank',
  duplicate_of: '',
  design: null,
  name: { 'en-ca': '', 'fr-ca': '' },
  key: '',
  organization: '',
}

type Checked = z.output<typeof newJourneySchema>

export const toRequest = ({ begin, duplicate_of, design: _file, ...journey }: Checked): CreateBody => ({
  ...journey,
  ...(begin === 'duplicate' && { duplicate_of }),
})

export const toImport = (
  { key, name, organization }: Checked,
  file: JourneyFile,
  forms: JourneyImportChoice[],
): JourneyImport => ({ file, key, name, organization, forms })
