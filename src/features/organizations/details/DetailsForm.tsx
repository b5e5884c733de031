import { useState } from 'react'
import { useUpdateOrganization } from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { fieldValues, merged, type FieldName, type FieldValues } from './details-conflict.ts'
import { changesBetween, toFormValues } from './details-schema.ts'
import { DetailsFields } from './DetailsFields.tsx'
import { provinces } from './provinces.ts'
import { useDetailsForm } from './use-details-form.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useRevision } from '../use-revision.ts'

type Props = {
  organization: Organization
  label: string
  onClose: () => void
}

/** The values typed before the conflict, and the fields that differ. */
type Conflict = { mine: FieldValues; theirs: FieldValues; differing: readonly FieldName[] }

/** Edits name, address and contact details of an organization (ORG-15, DATA-22). */
export function DetailsForm({ organization, label, onClose }: Props) {
  const { t } = useText('organization', 'validation')
  const { request, refetchRevision } = useRevision(organization)
  const update = useUpdateOrganization({ request })
  const failureText = useFailureText()
  const [before, setBefore] = useState(() => toFormValues(organization, t))
  const [conflict, setConflict] = useState<Conflict>()
  const texts = t.organization.details
  const labels = {
    name: texts.name,
    'postal_address.street': texts.street,
    'postal_address.city': texts.city,
    'postal_address.province': texts.province,
    'postal_address.postal_code': texts.postalCode,
    contact_name: texts.contact,
    email: texts.email,
    phone: texts.phone,
  } satisfies Record<FieldName, () => string>
  const { form, values, set, field, shell } = useDetailsForm({
    defaultValues: before,
    send: async (checked) => {
      const data = changesBetween(before, checked)
      if (Object.keys(data).length === 0) return
      const { name } = await update.mutateAsync({ id: organization.id, data })
      toast({ variant: 'success', message: t.organization.form.saved({ name }) })
    },
    onSaved: onClose,
    recover: async (error) => {
      const now = await refetchRevision(error)
      if (!now) return false
      const current = toFormValues(now, t)
      const [mine, theirs] = [fieldValues(values), fieldValues(current)]
      const { changes, differing } = merged(fieldValues(before), mine, theirs)
      setBefore(current)
      form.reset(current)
      set(changes)
      setConflict({ mine, theirs, differing })
      return true
    },
    failureText,
  })
  const typed = fieldValues(values)
  const shown = (name: FieldName, value: string) => {
    const province = name === 'postal_address.province' && provinces.find((one) => one === value)
    return province ? t.organization.province[province]() : value
  }
  return (
    <FormShell {...shell} aria-label={label} submitLabel={t.organization.form.save()} onCancel={onClose}>
      {conflict && (
        <ConflictChoice
          differences={conflict.differing.map((name) => ({
            name,
            label: labels[name](),
            mine: shown(name, conflict.mine[name]),
            theirs: shown(name, conflict.theirs[name]),
            chosen: (['mine', 'theirs'] as const).find((whose) => conflict[whose][name] === typed[name]),
          }))}
          onChoose={(name, whose) => set({ [name]: conflict[whose][name as FieldName] })}
        />
      )}
      <DetailsFields field={field} />
    </FormShell>
  )
}
