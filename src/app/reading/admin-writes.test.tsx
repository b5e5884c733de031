import { designOf } from '#mock-server/engine/journey-design.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { paths } from '#src/routes/paths.ts'
import { world } from '#tests/dom/server.ts'
import { writing } from '#tests/dom/writing.tsx'

const { admin } = paths
const draft = admin.form({ id: formIdOf('sleep-diary') })
const form = admin.form({ id: formIdOf('hip-check-in') })
const instance = admin.processInstance({ id: journeyIdOf('walter-hip') })
const journey = admin.journeys({}, { edit: hipReplacement.id })
const texts = admin.journeys({}, { edit: hipReplacement.id, view: 'texts' })

const journeyFile = { kind: 'journey', key: 'knee', design: designOf(hipReplacement), forms: [] }
const newerDesign = { ...journeyFile.design, estimated_weeks: 9 }
const newerFile = { ...journeyFile, origin: hipReplacement.id, design: newerDesign }

/** Lakeside asks for reviews; a draft of this person, which waits for review unless it is Priya's. */
function reviewedDraft(author: 'priya' | 'ana') {
  const { organizations, journeys } = world().tables
  const row = journeys.get(hipReplacement.id)!
  Object.assign(organizations.get(row.organization)!, { reviewsJourneys: true })
  const design = { ...designOf(hipReplacement), estimated_weeks: 9 }
  const [updatedAt, updatedBy] = [row.updatedAt, uuidOf(`user:${author}`)]
  const review = { requestedBy: updatedBy, requestedAt: updatedAt, comment: null, returned: null }
  journeys.set(row.id, {
    ...row,
    draft: { design, updatedAt, updatedBy, ...(author === 'ana' && { review }) },
  })
}

/** Lakeside imported the journey before, and changed its name. */
function importedJourney() {
  const { journeys } = world().tables
  const row = journeys.get(hipReplacement.id)!
  const id = uuidOf('journey-definition:copy')
  const { updatedAt, updatedBy } = row
  const design = designOf(hipReplacement)
  const file = { origin: row.id, importedAt: updatedAt, design, forms: {} }
  const own = { ...design, name: { 'en-ca': 'My hip', 'fr-ca': 'Ma hanche' } }
  journeys.set(id, {
    ...row,
    id,
    key: 'hip-copy',
    versions: [],
    draft: { design: own, updatedAt, updatedBy, file },
  })
}

/** Priya commented on the first step. */
function comment() {
  const [id, author] = [uuidOf('journey-comment'), uuidOf('user:priya')]
  const createdAt = Date.parse('2026-11-16T15:00:00Z')
  const about = { journey: hipReplacement.id, step: 'about_you', text: 'Too long?' }
  world().tables.journeyComments.set(id, { id, ...about, author, createdAt, resolved: null })
}

writing('priya', {
  createForm: {
    at: admin.forms(),
    steps: [
      'New form',
      ['Title in English', 'Knee check'],
      ['Title in French', 'Suivi du genou'],
      'Change the key',
      ['Key', 'knee'],
    ],
    send: 'Create the form',
  },
  saveFormDraft: { at: draft, steps: [['Title (English)', 'Your nights']], send: 'Save draft' },
  discardFormDraft: {
    at: form,
    steps: [['Title (English)', 'Your hip'], 'Save draft', 'Discard draft'],
    send: 'Discard the draft',
  },
  publishForm: { at: form, steps: [['Title (English)', 'Your hip'], 'Publish'], send: 'Publish now' },
  retireForm: { at: admin.form({ id: formIdOf('sleep-diary') }), steps: ['Retire'], send: 'Retire the form' },
  restoreFormVersion: {
    at: form,
    steps: [['Title (English)', 'Your hip'], 'Publish', 'Publish now', 'History', 'Restore version 1'],
    send: 'Restore',
  },
  createJourneyDefinition: {
    at: admin.journeys({}, { new: '' }),
    steps: [
      ['Name (English)', 'Knee care'],
      ['Name (French)', 'Soins du genou'],
      'Change the key',
      ['Key', 'knee'],
      ['Organization', 'Lakeside'],
    ],
    send: 'Create journey',
  },
  importJourney: {
    at: admin.journeys({}, { new: 'import' }),
    steps: [
      ['Exported file', new File([JSON.stringify(journeyFile)], 'knee.json', { type: 'application/json' })],
      ['Name (English)', 'Knee care'],
      ['Name (French)', 'Soins du genou'],
      'Change the key',
      ['Key', 'knee'],
      ['Organization', 'Lakeside'],
    ],
    send: 'Create journey',
  },
  updateJourneyFromFile: {
    ways: /offline|400|412/,
    given: importedJourney,
    at: admin.journeys({}, { new: 'import' }),
    steps: [
      ['Exported file', new File([JSON.stringify(newerFile)], 'hip.json', { type: 'application/json' })],
      /My hip|Ma hanche/,
    ],
    send: 'Update the draft',
  },
  saveJourneyDraft: { at: texts, steps: [['Name (English)', 'Hip care']], send: 'Save the draft' },
  discardJourneyDraft: {
    ways: /offline|404|412/,
    at: texts,
    steps: [['Name (English)', 'Hip care'], 'Save the draft', 'Discard the draft...'],
    send: 'Discard the draft',
  },
  publishJourneyDefinition: {
    ways: /offline|404|412/,
    at: texts,
    steps: [['Name (English)', 'Hip care'], 'Publish...'],
    send: 'Publish',
  },
  requestJourneyReview: {
    ways: /offline|404|409|412/,
    given: () => reviewedDraft('priya'),
    at: journey,
    steps: ['Ask for review...'],
    send: 'Ask for review',
  },
  returnJourneyReview: {
    ways: /offline|404|412/,
    given: () => reviewedDraft('ana'),
    at: journey,
    steps: ['Review...', 'Send back...', ['What has to change', 'Say why.']],
    send: 'Send back',
  },
  createJourneyComment: {
    ways: /offline|400|404|500/,
    at: journey,
    steps: ['Comments: About your hip', ['New comment', 'Too long?']],
    send: 'Add comment',
  },
  updateJourneyComment: {
    ways: /offline|404|500/,
    given: comment,
    at: journey,
    steps: ['Comments (1): About your hip'],
    send: 'Resolve',
  },
  deleteJourneyComment: {
    ways: /offline|404|500/,
    given: comment,
    at: journey,
    steps: ['Comments (1): About your hip', 'Delete...'],
    send: 'Delete',
  },
  retireJourneyDefinition: { ways: /offline|404|412/, at: journey, steps: ['Retire...'], send: 'Retire' },
  restoreJourneyVersion: {
    ways: /offline|404|412/,
    at: journey,
    steps: ['History', 'Restore version 1...'],
    send: 'Restore',
  },
  addProcessInstanceExecution: {
    at: instance,
    steps: ['Add execution', ['Activity', /hip_check_in/]],
    send: 'Start',
  },
  cancelProcessInstanceActivity: {
    at: instance,
    steps: [/(Cancel|Annuler).*(home ready|maison)/],
    send: 'Cancel activity',
  },
  updateProcessInstanceVariable: {
    at: instance,
    steps: ['Edit side', ['Value', 'left'], 'Check the change'],
    send: 'Save',
  },
  deleteProcessInstance: {
    at: instance,
    steps: ['Delete instance', ['Id of the instance', journeyIdOf('walter-hip')]],
    send: 'Delete permanently',
  },
})
