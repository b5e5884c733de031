import type { Operations } from '../contract.ts'
import { submissionsBeside } from '../engine/activity.ts'
import { stepFor } from '../engine/definitions.ts'
import { alertLevel, alertsOf } from '../forms/visibility.ts'
import { iso } from '../store/clock.ts'
import { textIn } from '../store/localized.ts'
import { submissionFor } from './access.ts'
import { submissionReference } from './journey-views.ts'
import { patientReference, personReference } from './views.ts'

export const submissions = {
  getSubmission: (call) => {
    const { submission, task, instance } = submissionFor(call, call.params.id)
    const alerts = alertsOf(submission.definition, submission.formData)
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
      alerts,
      alert_level: alertLevel(alerts),
      response: submission.response,
      question: submission.question,
    }
  },

  getSubmissionNeighbours: (call) => {
    const { task, instance } = submissionFor(call, call.params.id)
    const { previous, next } = submissionsBeside(call.world, instance, task)
    return {
      previous: previous ? submissionReference(previous, instance, call.locale) : null,
      next: next ? submissionReference(next, instance, call.locale) : null,
    }
  },
} satisfies Partial<Operations>
