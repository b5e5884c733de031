import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useUpdateOrganization } from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { merged } from './details-conflict.ts'
import { detailsOf, provinces, updateFrom } from './details-values.ts'
import type { DetailsValues } from './details-values.ts'
import { DetailsFields } from './DetailsFields.tsx'
import { saveFailure } from './save-failure.ts'
import { useDetails } from './use-details.ts'
import { useRevision } from './use-revision.ts'

type Props = {
  organization: Organization
  label: string
  onClose: () => void
  /** What is changed; without it the last change wins. */
  revision?: number | undefined
}

/** What one had typed when somebody else was faster, and the fields that differ. */
type Conflict = { mine: DetailsValues; theirs: DetailsValues; differing: readonly (keyof DetailsValues)[] }

/** Changes name, address and how an organization is reached (ORG-15, DATA-22). */
export function DetailsForm({ organization, label, onClose, revision }: Props) {
  const { t } = useText('organization', 'validation')
  const { request, lookAgain } = useRevision(organization.id, revision)
  const update = useUpdateOrganization({ request })
  const [before] = useState(() => detailsOf(organization))
  const details = useDetails(before, update)
  const [conflict, setConflict] = useState<Conflict>()
  const [isDone, setDone] = useState(false)
  const { values, setValues } = details
  const texts = t.organization.details
  const shown = (name: keyof DetailsValues, value: string) => {
    const province = name === 'province' && provinces.find((one) => one === value)
    return province ? t.organization.province[province]() : value
  }
  async function submit() {
    details.markSent()
    if (!details.isRight) return
    try {
      const { name } = await update.mutateAsync({ id: organization.id, data: updateFrom(values) })
      // what was typed is kept now: the guard must know that before the form goes
      flushSync(() => setDone(true))
      toast({ variant: 'success', message: t.organization.form.saved({ name }) })
      onClose()
    } catch (error) {
      // the form says why, and keeps what was typed
      const now = await lookAgain(error)
      if (!now) return
      const theirs = detailsOf(now)
      const both = merged(before, values, theirs)
      update.reset()
      setValues(both.values)
      setConflict({ mine: values, theirs, differing: both.differing })
    }
  }
  return (
    <FormShell
      aria-label={label}
      submitLabel={t.organization.form.save()}
      onSubmit={submit}
      onCancel={onClose}
      problems={details.problems}
      pending={update.isPending}
      submitError={update.error && details.isToldOfAll && t.organization.form[saveFailure(update.error)]()}
      unsaved={!isDone && details.isChanged}
    >
      {conflict && (
        <ConflictChoice
          differences={conflict.differing.map((name) => ({
            name,
            label: texts[name](),
            mine: shown(name, conflict.mine[name]),
            theirs: shown(name, conflict.theirs[name]),
            chosen: (['mine', 'theirs'] as const).find((whose) => conflict[whose][name] === values[name]),
          }))}
          onChoose={(name, whose) =>
            setValues((now) => ({ ...now, [name]: conflict[whose][name as keyof DetailsValues] }))
          }
        />
      )}
      <DetailsFields field={details.field} />
    </FormShell>
  )
}
