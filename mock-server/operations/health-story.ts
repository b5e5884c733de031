import type { EmergencyDetails } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { invalid } from '../failures.ts'
import { fieldProblems, partialDateProblem } from '../records/checks.ts'
import { healthStoryOf } from '../records/health-story.ts'
import { iso } from '../store/clock.ts'
import type { PatientRow } from '../store/rows.ts'
import { ownPatientFor } from './access.ts'
import { isoOrNull } from './views.ts'

const emergencyView = ({ dateOfBirth, emergency }: PatientRow): EmergencyDetails => ({
  date_of_birth: dateOfBirth ?? null,
  spoken_languages: emergency?.spokenLanguages ?? null,
  implants: emergency?.implants ?? null,
  contact: emergency?.contact ?? null,
  updated_at: isoOrNull(emergency?.updatedAt ?? null),
})

export const healthStory = {
  getHealthStory: (call) => healthStoryOf(call, ownPatientFor(call, call.params.id)),

  getEmergencyDetails: (call) => emergencyView(ownPatientFor(call, call.params.id)),

  saveEmergencyDetails: (call) => {
    const { body, world, locale } = call
    const patient = ownPatientFor(call, call.params.id)
    const now = world.clock.now()
    const check = { locale, today: iso(now).slice(0, 10) }
    const problems = fieldProblems({ date_of_birth: [partialDateProblem(body.date_of_birth, check)] })
    if (Object.keys(problems).length > 0) throw invalid(() => problems)
    patient.dateOfBirth = body.date_of_birth
    patient.emergency = {
      spokenLanguages: body.spoken_languages,
      implants: body.implants,
      contact: body.contact,
      updatedAt: now,
    }
    return emergencyView(patient)
  },
} satisfies Partial<Operations>
