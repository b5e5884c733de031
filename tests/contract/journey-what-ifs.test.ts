// What an author expects of the branches of a journey, played again with every check (JOURNEY-15).
import { beforeEach, expect, test } from 'vitest'
import type {
  JourneyCheck,
  JourneyCondition,
  JourneyDefinition,
  JourneyDesign,
  JourneyWhatIf,
} from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { hipDesign, matching } from './support/admin/journeys.ts'
import { freshWorld, GET, POST, PUT, seeded } from './support/app.ts'

beforeEach(freshWorld)

const path = `/v1/journey-definitions/${seeded.definition('hip-replacement')}`
const always = (activity: string) => ({ activity_id: activity, when: null })
const ifPain = (activity: string, op: JourneyCondition['op'], value: number) => ({
  activity_id: activity,
  when: { field: 'pain', op, value },
})
const step = (
  activity: string,
  change: Partial<JourneyDesign['steps'][number]> = {},
): JourneyDesign['steps'][number] => ({
  ...hipDesign.steps[0]!,
  activity_id: activity,
  kind: 'activity',
  name: { 'en-ca': `Step ${activity}`, 'fr-ca': `Étape ${activity}` },
  form: null,
  variables: [],
  next: [],
  ...change,
})
const withWays = (next: JourneyDesign['steps'][number]['next'], first = 'check'): JourneyDesign => ({
  ...hipDesign,
  start_form: null,
  table_columns: [],
  first: [first],
  steps: [step('check', { kind: 'form', form: 'hip-check-in', next }), step('rest'), step('walk')],
})
const ways = [ifPain('rest', 'gte', 7), ifPain('walk', 'lt', 7)]
const answers = { uses_cane: false, hard_activities: ['stairs'], fell: false }
const whatIf = (
  pain: number,
  opens: string[],
  compared: JourneyWhatIf['compared'] = [{ field: 'pain', value: pain }],
) => ({
  started_on: '2026-11-02',
  moves: [{ kind: 'complete' as const, activity_id: 'check', answers: { ...answers, pain } }],
  compared,
  opens,
})
const check = async (design: JourneyDesign, whatIfs: JourneyWhatIf[], locale = 'en-ca') => {
  const reply = await POST(
    `${path}/check/`,
    { design: { ...design, what_ifs: whatIfs } },
    { as: 'priya', headers: { 'accept-language': locale } },
  )
  expect(reply.status).toBe(200)
  return (reply.body as JourneyCheck).problems.filter(({ pointer }) => pointer.startsWith('/what_ifs'))
}

test('a changed branch is a warning that says what was expected, and where the journey goes now', async () => {
  const expected = [whatIf(8, ['rest']), whatIf(2, ['walk'])]
  expect(await check(withWays(ways), expected)).toEqual([])
  const changed = withWays([ifPain('rest', 'gte', 9), ifPain('walk', 'lt', 9)])
  expect(await check(changed, expected)).toEqual([
    {
      pointer: '/what_ifs/0',
      severity: 'warning',
      message:
        'When “How much does your hip hurt?” is 8, “Step rest” was expected; the journey now goes to “Step walk”.',
    },
  ])
  const [inFrench] = await check(changed, expected, 'fr-ca')
  expect(inFrench?.message).toMatch(
    /^Quand «\u00a0.+\u00a0» est 8, on attendait «\u00a0Étape rest\u00a0»; maintenant, le parcours mène à «\u00a0Étape walk\u00a0»\.$/,
  )
})

testRows([
  [
    'nothing opens',
    withWays([]),
    whatIf(8, ['rest']),
    /“Step rest” was expected; the journey now opens no step\.$/,
  ],
  [
    'more opens',
    withWays([always('rest'), always('walk')]),
    whatIf(8, ['rest']),
    /now goes to “Step rest” and “Step walk”\.$/,
  ],
  [
    'nothing was expected',
    withWays(ways),
    whatIf(8, []),
    /no next step was expected; the journey now goes to “Step rest”\.$/,
  ],
  [
    'nothing was compared',
    withWays(ways),
    whatIf(8, ['walk'], []),
    /^After “Step check”, “Step walk” was expected/,
  ],
  [
    'a choice',
    withWays(ways),
    whatIf(8, ['walk'], [{ field: 'uses_cane', value: false }]),
    /^When “.+” is No, /,
  ],
  [
    'no answer',
    withWays(ways),
    whatIf(8, ['walk'], [{ field: 'walk_minutes', value: null }]),
    /^When “.+” is not answered, /,
  ],
  [
    'its step does not open',
    withWays(ways, 'walk'),
    whatIf(8, ['rest']),
    /this what-if can no longer be played\. .+\.$/,
  ],
] as const)('a what-if is named when %s', async (_, design, expected, message) => {
  const problems = await check(design, [expected])
  expect(problems.map(({ pointer }) => pointer)).toEqual(['/what_ifs/0'])
  expect(problems[0]?.message).toMatch(message)
})

test('answers are checked against the days of the trial that was saved, not against today', async () => {
  const fell = (date: string) => {
    const one = whatIf(8, ['rest'])
    const [move] = one.moves
    return { ...one, moves: [{ ...move!, answers: { ...move!.answers, fell: true, last_fall: date } }] }
  }
  expect(await check(withWays(ways), [fell('2026-11-01')])).toEqual([])
  // In the future of that trial, though not of today.
  expect(await check(withWays(ways), [fell('2026-11-10')])).toHaveLength(1)
})

test('they stay with the journey when it is published', async () => {
  const read = async () => (await GET(`${path}/`, { as: 'priya' })).body as JourneyDefinition
  const design = { ...hipDesign, what_ifs: [whatIf(8, ['rest'])] }
  await PUT(`${path}/draft/`, { design }, matching((await read()).revision))
  const reply = await POST(`${path}/publish/`, {}, matching((await read()).revision))
  expect(reply.status).toBe(200)
  const { draft, published } = await read()
  expect([draft, published?.what_ifs]).toEqual([null, design.what_ifs])
})
