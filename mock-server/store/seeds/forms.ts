import type { FormDefinition } from '#generated/model/index.ts'
import { sleepDiaryForm } from './forms/sleep-diary-form.ts'
import { homeFormDraft } from './forms/home-form-draft.ts'
import { hipCheckInFormBefore } from './forms/hip-check-in-form-before.ts'
import { aboutYourHipForm } from './journeys/about-your-hip-form.ts'
import { asthmaStartForm } from './journeys/asthma-start-form.ts'
import { asthmaWeekForm } from './journeys/asthma-week-form.ts'
import { beforeSurgeryForm } from './journeys/before-surgery-form.ts'
import { diabetesStartForm } from './journeys/diabetes-start-form.ts'
import { firstWeeksForm } from './journeys/first-weeks-form.ts'
import { hipCheckInForm } from './journeys/hip-check-in-form.ts'
import { hipDocumentForm } from './journeys/hip-document-form.ts'
import { homeForm } from './journeys/home-form.ts'
import { labReportForm } from './journeys/lab-report-form.ts'
import { moodCheckInForm } from './journeys/mood-check-in-form.ts'
import { moodForm } from './journeys/mood-form.ts'
import { quitPlanForm, smokeFreeDayForm } from './journeys/quit-smoking-forms.ts'
import { readinessCallForm } from './journeys/readiness-call-form.ts'
import { safetyCallForm } from './journeys/safety-call-form.ts'
import { sugarForm } from './journeys/sugar-form.ts'
import { sideEffectsForm, vaccinationScreeningForm } from './journeys/vaccination-forms.ts'

type VersionSeed = {
  readonly definition: FormDefinition
  readonly daysAgo: number
  readonly comment?: string
}

/** A seeded form: its versions, oldest first, and its draft. */
export type FormSeed = {
  readonly key: string
  readonly versions: readonly VersionSeed[]
  readonly draft?: { readonly definition: FormDefinition; readonly daysAgo: number }
}

const published = (definition: FormDefinition, index: number): FormSeed => ({
  key: definition.key,
  versions: [{ definition, daysAgo: 480 - index }],
})

/** Every form, by its key: those that journeys use, and one that was never published. */
export const formSeeds: readonly FormSeed[] = [
  {
    key: hipCheckInForm.key,
    versions: [
      { definition: hipCheckInFormBefore, daysAgo: 520 },
      { definition: hipCheckInForm, daysAgo: 460, comment: 'Falls asked on a page of their own.' },
    ],
  },
  { ...published(homeForm, 0), draft: { definition: homeFormDraft, daysAgo: 3 } },
  { key: sleepDiaryForm.key, versions: [], draft: { definition: sleepDiaryForm, daysAgo: 6 } },
  ...[
    aboutYourHipForm,
    hipDocumentForm,
    readinessCallForm,
    asthmaStartForm,
    asthmaWeekForm,
    beforeSurgeryForm,
    diabetesStartForm,
    sugarForm,
    labReportForm,
    firstWeeksForm,
    moodForm,
    moodCheckInForm,
    safetyCallForm,
    vaccinationScreeningForm,
    sideEffectsForm,
    quitPlanForm,
    smokeFreeDayForm,
  ].map(published),
]
