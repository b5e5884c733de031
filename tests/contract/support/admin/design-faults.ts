// Designs of a journey, each with one planted fault (JOURNEY-15).
import type { JourneyCondition, JourneyDesign } from '#generated/model/index.ts'
import { seeded } from '../app.ts'
import { hipDesign } from './journeys.ts'

type Step = JourneyDesign['steps'][number]

const words = (english: string) => ({ 'en-ca': english, 'fr-ca': `${english} (en français)` })
const always = (activity: string) => ({ activity_id: activity, when: null })
const after = (
  activity: string,
  op: JourneyCondition['op'],
  value?: JourneyCondition['value'],
  field = 'pain',
) => ({
  activity_id: activity,
  when: { field, op, ...(value !== undefined && { value }) },
})
const step = (activity: string, change: Partial<Step>): Step => ({
  activity_id: activity,
  kind: 'activity',
  audience: 'patient',
  repeatable: false,
  name: words(`Step ${activity}`),
  description: words('What to do'),
  estimated_minutes: null,
  priority: 50,
  due_in_days: 3,
  form: null,
  content: [],
  prefill: [],
  repeat: null,
  variables: [],
  score: null,
  needs: [],
  next: [],
  ...change,
})

/** A design without a fault. */
export const faultless: JourneyDesign = {
  ...hipDesign,
  estimated_weeks: 6,
  table_columns: [{ variable: 'pain', label: words('Pain') }],
  first: ['about'],
  steps: [
    step('about', { kind: 'form', form: 'about-your-hip', variables: ['side'], next: [always('check')] }),
    step('check', {
      kind: 'form',
      form: 'hip-check-in',
      variables: ['pain'],
      next: [after('rest', 'gte', 7), after('read', 'lt', 7)],
    }),
    step('rest', {}),
    step('read', { kind: 'education', content: [words('Walk every day.')] }),
    step('call', { audience: 'provider', repeatable: true }),
  ],
}
const ABOUT = 0
const CHECK = 1
const REST = 2
const READ = 3

const put = (index: number, change: Partial<Step>): JourneyDesign => ({
  ...faultless,
  steps: faultless.steps.map((one, at) => (at === index ? { ...one, ...change } : one)),
})
const each = (change: Partial<Step>) => ({
  ...faultless,
  steps: faultless.steps.map((one) => ({ ...one, ...change })),
})
const add = (...added: Step[]) => ({ ...faultless, steps: [...faultless.steps, ...added] })
const team = (change: Partial<JourneyDesign['care_team']>) => ({
  ...faultless,
  care_team: { ...faultless.care_team, ...change },
})
const scoring = (of: string[]) => put(CHECK, { score: { variable: 'score', of } })

type Fault = [fault: string, pointer: string, message: RegExp, design: JourneyDesign]

/** Faults that keep a journey from being published. */
export const errors: Fault[] = [
  ['no language', '/languages', /at least one language/, { ...faultless, languages: [] }],
  [
    'no English audience',
    '/audience/en-ca',
    /English text is missing/,
    { ...faultless, audience: { 'en-ca': ' ', 'fr-ca': 'Adultes' } },
  ],
  [
    'no French paragraph',
    `/steps/${READ}/content/0/fr-ca`,
    /French text is missing/,
    put(READ, { content: [{ 'en-ca': 'Walk.' }] }),
  ],
  ['no word on who reads', '/monitoring_note/en-ca', /who reads/, { ...faultless, monitoring_note: null }],
  ['a broken email', '/care_team/email', /e-mail address/, team({ email: 'clinic' })],
  ['a lost picture', '/banner', /media library/, { ...faultless, banner: `media:${seeded.user('maya')}` }],
  [
    'a column of nothing',
    '/table_columns/0/variable',
    /keeps this variable/,
    { ...faultless, table_columns: [{ variable: 'weight', label: words('Weight') }] },
  ],
  ['no steps', '/steps', /at least one step/, { ...faultless, table_columns: [], first: [], steps: [] }],
  ['no first step', '/first', /begins with/, { ...faultless, first: [] }],
  ['a lost first step', '/first/1', /no such step/, { ...faultless, first: ['about', 'lost'] }],
  [
    'a lost next step',
    `/steps/${REST}/next/0/activity_id`,
    /no such step/,
    put(REST, { next: [always('lost')] }),
  ],
  ['an unreachable step', '/steps/5/activity_id', /Nothing leads to/, add(step('alone', {}))],
  ['the same id twice', '/steps/5/activity_id', /this name already/, add(step('rest', {}))],
  ['nothing to read', `/steps/${READ}/content`, /what there is to read/, put(READ, { content: [] })],
  ['no form', `/steps/${ABOUT}/form`, /Choose a form/, put(ABOUT, { form: null, variables: [] })],
  ['a lost form', `/steps/${ABOUT}/form`, /does not exist/, put(ABOUT, { form: 'lost' })],
  ['an unpublished form', `/steps/${ABOUT}/form`, /not published/, put(ABOUT, { form: 'sleep-diary' })],
  ['a lost start form', '/start_form', /does not exist/, { ...faultless, start_form: 'lost' }],
  [
    'a lost kept answer',
    `/steps/${CHECK}/variables`,
    /no such question/,
    put(CHECK, { variables: ['pain', 'weight'] }),
  ],
  ['a score of nothing', `/steps/${CHECK}/score`, /questions to add up/, scoring([])],
  ['a score of words', `/steps/${CHECK}/score`, /not numbers/, scoring(['cane_when'])],
  [
    'a lost answer to fill in ahead',
    `/steps/${CHECK}/prefill/0/field`,
    /no such question/,
    put(CHECK, { prefill: [{ field: 'lost', source: 'email' }] }),
  ],
  [
    'a need without a name',
    `/steps/${REST}/needs/0/variable`,
    /which variable/,
    put(REST, { needs: [{ variable: ' ', kind: 'text' }] }),
  ],
  [
    'a condition on what is never asked',
    `/steps/${CHECK}/next/0/when/field`,
    /does not ask this/,
    put(CHECK, { next: [after('rest', 'eq', 1, 'weight'), always('read')] }),
  ],
  [
    'a comparison of another type',
    `/steps/${CHECK}/next/0/when/op`,
    /can’t be compared/,
    put(CHECK, { next: [after('rest', 'contains', 'a'), always('read')] }),
  ],
  [
    'an answer that cannot be given',
    `/steps/${CHECK}/next/0/when/value`,
    /can’t have this answer/,
    put(CHECK, { next: [after('rest', 'gte', 11), always('read')] }),
  ],
  [
    'the same way twice',
    `/steps/${REST}/next/1/activity_id`,
    /already follows/,
    put(REST, { next: [always('read'), always('read')] }),
  ],
  [
    'a way back that never opens anything',
    `/steps/${REST}/next/0/activity_id`,
    /never opens “Step about”/,
    put(REST, { next: [always('about')] }),
  ],
  [
    'a loop without an end',
    `/steps/${CHECK}/next`,
    /loop never ends/,
    put(CHECK, { next: [after('check', 'gte', 5), after('check', 'lt', 5), always('rest'), always('read')] }),
  ],
]

const long = Array.from({ length: 31 }, () => 'long').join(' ')
/** Faults that may be intended. */
export const warnings: Fault[] = [
  [
    'English as French',
    '/description/fr-ca',
    /same as the English/,
    {
      ...faultless,
      description: { 'en-ca': 'Get ready for your new hip.', 'fr-ca': 'Get ready for your new hip.' },
    },
  ],
  [
    'a long sentence',
    '/audience/en-ca',
    /31 words/,
    { ...faultless, audience: { ...words(''), 'en-ca': long } },
  ],
  ['no way to reach the team', '/care_team/phone', /can’t reach/, team({ phone: null, email: null })],
  [
    'a column twice',
    '/table_columns/1/variable',
    /Another column/,
    { ...faultless, table_columns: [...faultless.table_columns, ...faultless.table_columns] },
  ],
  [
    'alerts that no one reads',
    '/is_monitored',
    /raise an alert/,
    { ...add(), is_monitored: false, start_form: 'before-surgery' },
  ],
  ['nothing for patients', '/steps/0/audience', /nothing to do/, each({ audience: 'provider' })],
  ['due after the end', `/steps/${REST}/due_in_days`, /due after 43 days/, put(REST, { due_in_days: 43 })],
  [
    'repeats after the end',
    `/steps/${REST}/repeat/every_days`,
    /repeats take 60 days/,
    put(REST, { repeat: { times: 3, every_days: 30 } }),
  ],
  [
    'a need that no step fills',
    `/steps/${REST}/needs/0/variable`,
    /No earlier step saves/,
    put(REST, { needs: [{ variable: 'surgery_date', kind: 'date' }] }),
  ],
  [
    'one name for two answers',
    `/steps/${ABOUT}/variables`,
    /“Step check” saves another answer as “side”/,
    put(CHECK, { score: { variable: 'side', of: ['pain'] } }),
  ],
  [
    'a document without a file',
    `/steps/${ABOUT}/form`,
    /no question for a file/,
    put(ABOUT, { kind: 'document' }),
  ],
  [
    'a gap between branches',
    `/steps/${CHECK}/next`,
    /\(.+: 6\)/,
    put(CHECK, { next: [after('rest', 'gte', 7), after('read', 'lt', 6)] }),
  ],
  [
    'branches that overlap',
    `/steps/${CHECK}/next/1/when/field`,
    /\(.+: 7\) opens both “Step rest” and “Step read”/,
    put(CHECK, { next: [after('rest', 'gte', 7), after('read', 'lte', 7)] }),
  ],
  [
    'a condition without effect',
    `/steps/${CHECK}/next/0/when/field`,
    /no effect/,
    put(CHECK, { next: [after('rest', 'gte', 7), always('rest'), always('read')] }),
  ],
  [
    'an expectation that no trial meets',
    '/what_ifs/0',
    /After “Step about”/,
    {
      ...faultless,
      what_ifs: [
        {
          started_on: '2026-11-26',
          moves: [{ kind: 'complete', activity_id: 'about', answers: {} }],
          compared: [],
          opens: ['read'],
        },
      ],
    },
  ],
  ['a question that some people skip', '/steps/5/next/0/when/field', /without being asked/, skipping()],
]

/** The late step follows both a step before the question and one after it. */
function skipping(): JourneyDesign {
  const late = step('late', { next: [after('extra', 'gte', 7)] })
  const steps = [...faultless.steps, late, step('extra', {})].map((one) =>
    one.activity_id === 'about' || one.activity_id === 'rest'
      ? { ...one, next: [...one.next, always('late')] }
      : one,
  )
  return { ...faultless, steps }
}
