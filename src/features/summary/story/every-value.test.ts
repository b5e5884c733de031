// Every value of every field of a record, in words and in FHIR: kept in tests/data/story.
import { expect, test } from 'vitest'
import { textsIn } from '#src/i18n/texts.ts'
import { changedLines } from '#tests/dom/changed-lines.ts'
import { variantsOf } from '#tests/support/variants.ts'
import type { Resource, FhirContext } from '../files/fhir-types.ts'
import { allergyItem, allergyResource } from '../kinds/allergy.ts'
import { conditionItem, conditionResource } from '../kinds/condition.ts'
import { documentItem, documentResource } from '../kinds/document.ts'
import { familyItem, familyResource } from '../kinds/family-history.ts'
import { immunizationItem, immunizationResource } from '../kinds/immunization.ts'
import { measurementItem, measurementResource } from '../kinds/measurement.ts'
import { medicationItem, medicationResource } from '../kinds/medication.ts'
import { procedureItem, procedureResource } from '../kinds/procedure.ts'
import { resultItem, resultResource } from '../kinds/test-result.ts'
import type { StoryItem, Words } from './story-item.ts'

type Kind = {
  item: (words: Words, row: never) => StoryItem
  resource: (context: FhirContext, row: never) => Resource
  /** What else its fields may go with: of a fixed frequency the schedule says nothing. */
  others?: readonly object[]
}

const kinds: Record<string, Kind> = {
  Allergy: { item: allergyItem, resource: allergyResource },
  Condition: { item: conditionItem, resource: conditionResource, others: [{ status: 'resolved' }] },
  Document: { item: documentItem, resource: documentResource },
  FamilyHistory: { item: familyItem, resource: familyResource, others: [{ age_at_death: null }] },
  Immunization: { item: immunizationItem, resource: immunizationResource },
  Measurement: { item: measurementItem, resource: measurementResource },
  Medication: {
    item: medicationItem,
    resource: medicationResource,
    others: [{ frequency: 'custom' }, { instruction_type: 'free_text' }, { dose: null }],
  },
  Procedure: { item: procedureItem, resource: procedureResource },
  TestResult: {
    item: resultItem,
    resource: resultResource,
    others: [{ value: null }, { reference_low: null }, { reference_high: null }],
  },
}

const patient = { reference: 'urn:uuid:maya', display: 'Maya' }
const asText = (value: unknown) => JSON.stringify(value, null, 1)

/** What a record says with each value, as what differs from the usual one. */
function saidBy(words: Words, schema: string, { item, resource, others = [] }: Kind): string {
  const said = (row: object) =>
    asText([item(words, row as never), resource({ words, patient }, row as never)])
  const sections = [{}, ...others].map((other) => {
    const [usual, ...rest] = variantsOf(schema).map(({ name, value }) => [name, said({ ...value, ...other })])
    const changed = rest.map(([name, text = '']) => [`# ${name}`, ...changedLines(usual?.[1] ?? '', text)])
    return [`# ${asText(other)}`, usual?.[1], ...changed.flat()].join('\n')
  })
  return `${sections.join('\n\n')}\n`
}

test.each(Object.entries(kinds))('%s says each of its values as it is kept', async (schema, kind) => {
  for (const locale of ['en-ca', 'fr-ca'] as const)
    await expect(saidBy(await textsIn(locale, 'story'), schema, kind)).toMatchFileSnapshot(
      `../../../../tests/data/story/${schema} ${locale}.txt`,
    )
})
