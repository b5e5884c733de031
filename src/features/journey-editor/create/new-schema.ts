import * as z from 'zod/mini'
import type { JourneyDefinitionCreate as CreateBody, JourneyFile } from '#generated/model/index.ts'
import { JourneyDefinitionCreate } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, fits, line, rule } from '#src/form-kit/fields.ts'

export const beginnings = ['blank', 'duplicate', 'import'] as const

/** The contract sets no limit for a name. */
const MAX_NAME_LENGTH = 200

const { key, organization } = JourneyDefinitionCreate.shape
const name = line(z.string().check(z.maxLength(MAX_NAME_LENGTH)))

const beginning = {
  begin: z.enum(beginnings),
  duplicate_of: z.string(),
  design: z.custom<JourneyFile | null>(),
  target: z.string(),
}

/** The form for a new journey; a copy needs its source, an import its file. */
export const newJourneySchema = z
  .object({
    ...beginning,
    name: z.object({ 'en-ca': name, 'fr-ca': name }),
    key: line(z.string().check(fits(key, 'key'))),
    organization: choice(organization),
  })
  .check(
    rule('noSource', 'duplicate_of', (values) => values.begin !== 'duplicate' || values.duplicate_of !== ''),
    rule('noFile', 'design', (values) => values.begin !== 'import' || values.design !== null),
  )

/** The same form for a file of a journey that is here: an update needs nothing but the journey. */
export const importTargetSchema = z
  .object({
    ...beginning,
    name: z.object({ 'en-ca': z.string(), 'fr-ca': z.string() }),
    key: z.string(),
    organization: z.string(),
  })
  .check(rule('noTarget', 'target', ({ target }) => target !== ''))

export const emptyJourney: z.input<typeof newJourneySchema> = {
  begin: 'blank',
  duplicate_of: '',
  design: null,
  target: '',
  name: { 'en-ca': '', 'fr-ca': '' },
  key: '',
  organization: '',
}

type Checked = z.output<typeof newJourneySchema>

export const toRequest = ({
  begin,
  duplicate_of,
  design: _file,
  target: _target,
  ...journey
}: Checked): CreateBody => ({
  ...journey,
  ...(begin === 'duplicate' && { duplicate_of }),
})
