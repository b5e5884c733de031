import type { Organization } from '#generated/model/index.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { type DetailsChecked, type DetailsInput, detailsSchema } from './details-schema.ts'

type Options<Saved> = {
  defaultValues: DetailsInput
  send: (checked: DetailsChecked) => Promise<Saved>
  onSaved: (saved: Saved) => void
  recover?: (error: unknown) => Promise<boolean>
  failureText: (error: unknown) => string
}

export const useDetailsForm = <Saved>(options: Options<Saved>) =>
  useAppForm({ schema: detailsSchema, ...options })

export type DetailsField = ReturnType<typeof useDetailsForm<Organization>>['field']
