import type { Operations } from '../contract.ts'
import { stepFor } from '../engine/definitions.ts'
import { iso } from '../store/clock.ts'
import { textIn } from '../store/localized.ts'
import { submissionFor } from './access.ts'
import { patientReference, personReference } from './views.ts'

export const submissions = {
  getSubmission: (call) => {
    const { submission, task, instance } = submissionFor(call, call.params.id)
    return {
      id: submission.id,
      task: task.id,
      task_name: textIn(call.locale, stepFor(instance, task).name),
      process_instance: instance.id,
      organization: instance.organization,
      definition: submission.definition,
      form_data: submission.formData,
      submitted_at: iso(submission.submittedAt),
      submitted_by: personReference(call.world, submission.submittedBy),
      patient: patientReference(call.world, instance.patient),
    }
  },
} satisfies Partial<Operations>
