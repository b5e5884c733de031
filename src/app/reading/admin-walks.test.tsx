import { contentIdOf, mediaIdOf } from '#mock-server/store/seeds/content-id.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { walking } from '#tests/dom/walking.tsx'

const { admin } = paths
const { lakeside } = organizationSeeds
const own = { id: lakeside.id }
const journey = admin.journeys({}, { edit: hipReplacement.id })
const item = admin.contentItem({ ...own, contentId: contentIdOf(lakeside, 'hip-home-ready') })
const file = admin.media({ ...own, mediaId: mediaIdOf(lakeside, '/media/library/hospital-bag.en-ca.pdf') })
const walter = admin.processInstance({ id: journeyIdOf('walter-hip') })
const notForm = new File(['{ "key": 3 }'], 'form.json', { type: 'application/json' })
const notJson = new File(['{'], 'form.json', { type: 'application/json' })

walking('priya', {
  'journey with its steps changed': {
    at: journey,
    steps: [
      'Remove: About your hip',
      'Put it back',
      'Move down: About your hip',
      'Add a step',
      ['Name of the step (English)', 'Rest'],
      ['Kind of step', 'Form'],
      'Choose a form: Form for this step',
      /^About your hip/,
      'Repeat this step',
      'Save the draft',
    ],
  },
  'journey with a step changed': {
    at: journey,
    steps: [
      /^3\. /,
      'Remove paragraph 2',
      'Add a paragraph',
      ["Days until it's due", 'x'],
      'Repeat this step',
      ['How many times', '1'],
      'Add a variable it needs',
      ['Type of variable 1', 'A number'],
      'Add a next step',
      'Only for some answers',
      ['Comparison', /^is not/],
      ['Question', /hurt/],
      'Save the draft',
    ],
  },
  'journey with its words changed': {
    at: journey,
    steps: [
      'Texts',
      ['Name (English)', ''],
      'Settings',
      ['About how many weeks it takes', 'x'],
      'Save the draft',
      'Publish...',
    ],
  },
  'journey from a diagram': { at: journey, steps: ['Steps from a BPMN diagram...', 'Close'] },
  'journey begun': {
    at: admin.journeys({}, { new: '' }),
    steps: [
      'From an exported file',
      ['Exported file', notForm],
      'Create journey',
      'From a copy of another journey',
      ['Key', 'A b'],
      'Create journey',
    ],
  },
  'form imported': {
    at: admin.forms(),
    steps: [
      'Import JSON',
      'Create the form',
      ['The form as a JSON file', notJson],
      'Create the form',
      ['The form as a JSON file', notForm],
      'Create the form',
    ],
  },
  'content written': {
    at: item,
    steps: [
      /^Choose: Picture/,
      'Upload a new one',
      'Close',
      'Bold',
      'Link',
      'How to format text',
      ['Time in minutes', '300'],
      ['Type', 'Website'],
      'Save',
    ],
  },
  'media looked through': {
    at: admin.content(own, { view: 'media' }),
    steps: [],
  },
  'file described': { at: file, steps: [[/English/, ''], 'Save'] },
  'users looked through': {
    at: admin.users(own),
    steps: [/Samuel Roy/, 'Change roles'],
  },
  'instances looked through': {
    at: admin.processInstances(),
    steps: [
      ['Search by patient, journey or id', 'zzz'],
      'Remove the filter Search: zzz',
      ['Status', 'In progress'],
      ['Status', 'All'],
    ],
  },
  'stuck instance repaired': {
    at: walter,
    steps: ['Set surgery_date', 'Close', /^Start “/],
  },
  'variable of an instance written': {
    at: walter,
    steps: [
      'Add a variable',
      ['Name', 'x y'],
      ['Type', 'Number'],
      ['Value', 'a'],
      'Check the change',
      ['Name', 'side'],
      ['Type', /^Yes/],
      ['Type', /^Date/],
      'Check the change',
    ],
  },
})
