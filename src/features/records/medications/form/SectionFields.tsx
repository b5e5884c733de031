import type { ComponentProps } from 'react'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { FindFields } from './FindFields.tsx'
import type { Section } from './medication-fields.ts'
import { DoseFields, FormField, MoreDoseFields, RouteField, WhyFields } from './medication-inputs.tsx'
import { InstructionsField, OftenFields } from './often-fields.tsx'
import { WhenSection } from './WhenSection.tsx'

type Props = ComponentProps<typeof FindFields> & { section: Section }

/** All fields of a section, on a page of the wizard. */
export function SectionFields({ section, fields, ...rest }: Props) {
  switch (section) {
    case 'find':
      return (
        <Stack gap="lg">
          <FindFields fields={fields} {...rest} />
          <FormField fields={fields} />
        </Stack>
      )
    case 'dose':
      return (
        <Stack gap="lg">
          <DoseFields fields={fields} />
          <MoreDoseFields fields={fields} />
        </Stack>
      )
    case 'often':
      return (
        <Stack gap="lg">
          <OftenFields fields={fields} />
          <InstructionsField fields={fields} />
        </Stack>
      )
    case 'way':
      return <RouteField fields={fields} />
    case 'when':
      return <WhenSection fields={fields} />
    case 'why':
      return <WhyFields fields={fields} />
  }
}
