import { blankDesign, designOf } from '#mock-server/engine/journey-design.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { GET, PATCH, POST, PUT, seeded } from '../app.ts'
import type { MadeSample } from '../sample.ts'

const hip = `/v1/journey-definitions/${seeded.definition('hip-replacement')}`

/** The header of a client with the current revision. */
export const matching = (revision: number) =>
  ({ as: 'priya', headers: { 'if-match': `"${revision}"` } }) as const

export const hipDesign = designOf(hipReplacement)

const revisionOf = async (): Promise<number> =>
  Number(Object((await GET(`${hip}/`, { as: 'priya' })).body).revision)

/** Writes the current journey with a change. */
const written =
  (path: string, body?: unknown): MadeSample =>
  async () => {
    const design = { ...hipDesign, estimated_weeks: 8 }
    await PUT(`${hip}/draft/`, { design }, matching(await revisionOf()))
    return { path: `${hip}/${path}/`, body, ...matching(await revisionOf()) }
  }

/** Has a draft of Priya, and Lakeside asks for reviews. */
const reviewed = async (): Promise<number> => {
  const lakeside = `/v1/organizations/${seeded.organization('lakeside')}/`
  await PATCH(lakeside, { reviews_journeys: true }, { as: 'priya' })
  await PUT(`${hip}/draft/`, { design: { ...hipDesign, estimated_weeks: 8 } }, matching(await revisionOf()))
  return revisionOf()
}

const kneeFile = {
  kind: 'journey',
  key: 'knee',
  design: { ...blankDesign({ 'en-ca': 'Knee', 'fr-ca': 'Genou' }), start_form: 'knee-check' },
  forms: [
    { key: 'knee-check', version: 1, title: { 'en-ca': 'Your knee', 'fr-ca': 'Votre genou' }, pages: [] },
  ],
}

/** A file that was imported into Lakeside, and where the journey can be updated from it. */
async function imported(key: string) {
  const form = `${key}-check`
  const file = {
    ...kneeFile,
    key,
    origin: seeded.definition('hip-replacement'),
    design: { ...kneeFile.design, start_form: form },
    forms: kneeFile.forms.map((one) => ({ ...one, key: form })),
  }
  const organization = seeded.organization('lakeside')
  const forms = [{ key: form, action: 'create' }]
  const body = { file, key, name: file.design.name, organization, forms }
  const made = await POST('/v1/journey-imports/', body, { as: 'priya' })
  const path = `/v1/journey-definitions/${String(Object(made.body).journey.id)}/import/`
  return { path, file, forms: [{ key: form, action: 'use', revision: 1 }] }
}

const comments = '/v1/journey-comments/'
const commentBody = { journey: seeded.definition('hip-replacement'), step: 'hip_check_in', text: 'Too long?' }

/** The address of a new comment of Priya. */
const commented = async (): Promise<string> =>
  `${comments}${String(Object((await POST(comments, commentBody, { as: 'priya' })).body).id)}/`

/** One call that succeeds for every operation on the definitions of journeys. */
export const journeyCalls = {
  listJourneyDefinitions: { path: '/v1/journey-definitions/?search=hip&status__in=published', as: 'priya' },
  createJourneyDefinition: {
    path: '/v1/journey-definitions/',
    as: 'priya',
    body: {
      key: 'knee-replacement',
      name: { 'en-ca': 'Knee replacement', 'fr-ca': 'Remplacement du genou' },
      organization: seeded.organization('lakeside'),
    },
  },
  importJourney: {
    path: '/v1/journey-imports/',
    as: 'priya',
    body: {
      file: kneeFile,
      key: 'knee-replacement',
      name: kneeFile.design.name,
      organization: seeded.organization('lakeside'),
      forms: [{ key: 'knee-check', action: 'create' }],
    },
  },
  checkJourneyImport: { path: '/v1/journey-imports/check/', as: 'priya', body: { file: kneeFile } },
  checkJourneyUpdate: async () => {
    const { path, file } = await imported('ankle')
    return { path: `${path}check/`, as: 'priya', body: { file } }
  },
  updateJourneyFromFile: async () => {
    const { path, ...sent } = await imported('elbow')
    return { path, body: { ...sent, take: [] }, ...matching(1) }
  },
  getJourneyDefinition: { path: `${hip}/`, as: 'priya' },
  checkJourneyDefinition: {
    path: `${hip}/check/`,
    as: 'priya',
    body: { design: blankDesign({ 'en-ca': 'Hip', 'fr-ca': 'Hanche' }) },
  },
  tryJourneyDefinition: {
    path: `${hip}/trial/`,
    as: 'priya',
    body: { design: blankDesign({ 'en-ca': 'Hip', 'fr-ca': 'Hanche' }), moves: [{ kind: 'wait', days: 1 }] },
  },
  saveJourneyDraft: async () => ({
    path: `${hip}/draft/`,
    body: { design: blankDesign({ 'en-ca': 'Hip', 'fr-ca': 'Hanche' }) },
    ...matching(await revisionOf()),
  }),
  discardJourneyDraft: written('draft'),
  listJourneyVersions: { path: `${hip}/versions/`, as: 'priya' },
  publishJourneyDefinition: written('publish', { comment: 'Two weeks more.' }),
  requestJourneyReview: async () => ({
    path: `${hip}/review/`,
    body: { comment: 'Two weeks more.' },
    ...matching(await reviewed()),
  }),
  returnJourneyReview: async () => {
    await POST(`${hip}/review/`, {}, matching(await reviewed()))
    const body = { reason: 'Say why.' }
    return { path: `${hip}/review/return/`, body, ...matching(await revisionOf()), as: 'ana' }
  },
  retireJourneyDefinition: async () => ({
    path: `${hip}/retire/`,
    body: {},
    ...matching(await revisionOf()),
  }),
  restoreJourneyVersion: async () => ({
    path: `${hip}/restore/`,
    body: { version: 1 },
    ...matching(await revisionOf()),
  }),
  getJourneyUsage: { path: `${hip}/usage/`, as: 'priya' },
  listJourneyComments: { path: `${comments}?journey=${commentBody.journey}`, as: 'priya' },
  createJourneyComment: { path: comments, as: 'priya', body: commentBody },
  updateJourneyComment: async () => ({ path: await commented(), as: 'priya', body: { is_resolved: true } }),
  deleteJourneyComment: async () => ({ path: await commented(), as: 'priya' }),
} satisfies Record<string, MadeSample>

/** Creates a journey at Lakeside with this design. */
export const begun = (key: string, design: object) =>
  POST(
    '/v1/journey-definitions/',
    {
      key,
      name: { 'en-ca': 'Knee replacement', 'fr-ca': 'Remplacement du genou' },
      organization: seeded.organization('lakeside'),
      design,
    },
    { as: 'priya' },
  )
