import type { Texts } from '#src/i18n/texts.ts'
import EnrolmentPatientActionsPage from './EnrolmentPatientActionsPage.tsx'

export const title = (t: Texts): string => t.steps.documentTitle.provider()

export default function EnrolmentProviderActionsPage() {
  return <EnrolmentPatientActionsPage audience="provider" />
}
