import type { Medication } from '#generated/model/index.ts'
import { DoseSection } from './DoseSection.tsx'
import { FindSection } from './FindSection.tsx'
import type { MedicationFields, Section } from './medication-fields.ts'
import { OftenSection } from './OftenSection.tsx'
import { WaySection } from './WaySection.tsx'
import { WhenSection } from './WhenSection.tsx'
import { WhySection } from './WhySection.tsx'

type Props = {
  section: Section
  fields: MedicationFields
  patientId: string
  self?: string | undefined
  onReactivate: (medication: Medication) => void
}

export function SectionFields({ section, fields, ...rest }: Props) {
  switch (section) {
    case 'find':
      return <FindSection fields={fields} {...rest} />
    case 'dose':
      return <DoseSection fields={fields} />
    case 'often':
      return <OftenSection fields={fields} />
    case 'way':
      return <WaySection fields={fields} />
    case 'when':
      return <WhenSection fields={fields} />
    case 'why':
      return <WhySection fields={fields} />
  }
}
