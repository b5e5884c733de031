import { useState } from 'react'
import { Language, type OrganizationOffering } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxGroupField } from '#src/ui/CheckboxGroupField.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { optionsOf } from '#src/lib/options-of.ts'
import { useOffering } from './use-offering.ts'

/** Which of a journey's languages an organization offers; at least one stays on. */
export function OfferingLanguages({ offering }: { offering: OrganizationOffering }) {
  const { t } = useText('adminOrganizations')
  const { change, failure } = useOffering()
  const [isLast, setLast] = useState(false)
  const texts = t.adminOrganizations.journeys
  const problem = failure && texts.failure[failure]()
  return (
    <CheckboxGroupField
      label={texts.languages()}
      error={isLast ? texts.oneLanguage() : problem}
      value={offering.languages}
      options={optionsOf(offering.written_languages, texts.language)}
      onChange={(chosen) => {
        const languages = Object.values(Language).filter((one) => chosen.includes(one))
        setLast(languages.length === 0)
        if (languages.length === 0) return
        change(offering, { languages }, () =>
          toast({ variant: 'success', message: texts.saved({ name: offering.name }) }),
        )
      }}
    />
  )
}
