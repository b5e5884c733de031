// The world that the fidelity probes ask: one person with one journey of one task, under the ids that the probes name.
// It is made through the mock server's own calls, taken as a snapshot, and cut to that person.

/**
 * @typedef {{ status: number, json: any, text: string, headers: Headers }} Reply
 * @typedef {(method: string, path: string, sent?: { body?: unknown, headers?: Record<string, string>, token?: string | null }) => Promise<Reply>} Ask
 *   token: null sends none; the default is the fixed one below
 */

export const TOKEN = 'test-token'
/** Patient, care team and administrator in one. */
export const EMAIL = 'ana@portage.test'
export const IDS = {
  patient: '22222222-2222-4222-8222-222222222222',
  task: '55555555-5555-4555-8555-555555555555',
  journey: '66666666-6666-4666-8666-666666666666',
}

const pain = { 'en-ca': 'How much does it hurt?', 'fr-ca': 'À quel point avez-vous mal ?' }
const title = { 'en-ca': 'Pain today', 'fr-ca': 'La douleur aujourd’hui' }
const definition = {
  key: 'pain-today',
  version: 1,
  title,
  pages: [
    {
      key: 'pain',
      title,
      fields: [{ type: 'number', key: 'pain', label: pain, required: true, integer: true, min: 0, max: 10 }],
    },
  ],
}

/** @param {Ask} ask @param {string} method @param {string} path @param {Parameters<Ask>[2]} [sent] */
async function done(ask, method, path, sent) {
  const { status, json, text } = await ask(method, path, sent)
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
  return json
}

/** @param {number} revision */
const ifMatch = (revision) => ({ 'if-match': `"${revision}"` })

/** A journey whose only step asks for the pain; its id. @param {Ask} ask */
async function publishJourney(ask) {
  const form = await done(ask, 'POST', '/v1/forms/', { body: { key: 'pain-today', title, definition } })
  await done(ask, 'POST', `/v1/forms/${form.id}/publish/`, { body: {}, headers: ifMatch(form.revision) })
  const { results } = await done(ask, 'GET', '/v1/journey-definitions/?search=mood-check-in')
  const body = {
    key: 'pain-diary',
    name: title,
    organization: results[0].organization,
    duplicate_of: results[0].id,
  }
  const { id, revision, draft } = await done(ask, 'POST', '/v1/journey-definitions/', { body })
  const step = { ...draft.steps[0], form: 'pain-today', variables: [], score: null, next: [] }
  const design = { ...draft, table_columns: [], first: [step.activity_id], steps: [step] }
  const saved = await done(ask, 'PUT', `/v1/journey-definitions/${id}/draft/`, {
    body: { design },
    headers: ifMatch(revision),
  })
  await done(ask, 'POST', `/v1/journey-definitions/${id}/publish/`, {
    body: {},
    headers: ifMatch(saved.revision),
  })
  return id
}

/** @typedef {{ rows: any[] }} Table */

/** Leaves one person's own rows in a snapshot. @param {any} tables @param {string} patient @param {string} journey */
function cut(tables, patient, journey) {
  const keep = (/** @type {Table} */ table, /** @type {(row: any) => boolean} */ wanted) => {
    table.rows = table.rows.filter(wanted)
  }
  keep(tables.patients, ({ id }) => id === patient)
  keep(tables.instances, ({ id }) => id === journey)
  for (const name of ['tasks', 'events', 'incidents'])
    keep(tables[name], ({ instance }) => instance === journey)
  for (const name of ['submissions', 'invitations', 'registrationLinks', 'acknowledgements', 'shares']) {
    tables[name] = { $map: [] }
  }
  tables.documents.rows = { $map: [] }
  for (const kind of Object.values(tables.records)) kind.rows = { $map: [] }
}

/**
 * @param {Ask} ask calls of a server with the seeds of every world, which are changed
 * @returns {Promise<object>} the snapshot
 */
export async function fidelityWorld(ask) {
  await done(ask, 'PUT', '/__mock__/tokens', { body: { [TOKEN]: EMAIL } })
  const { current_patient: patient } = await done(ask, 'GET', '/v1/users/current/')
  const definitionId = await publishJourney(ask)
  const journey = await done(ask, 'POST', '/v1/process-instances/', {
    body: { process_definition: definitionId, patient },
  })
  const { results } = await done(ask, 'GET', `/v1/tasks/?process_instance=${journey.id}`)
  const snapshot = await done(ask, 'GET', '/__mock__/snapshot')
  cut(snapshot.world.tables, patient, journey.id)
  const text = JSON.stringify(snapshot)
    .replaceAll(patient, IDS.patient)
    .replaceAll(journey.id, IDS.journey)
    .replaceAll(results[0].id, IDS.task)
  return JSON.parse(text)
}
