// Administrators' editors: every field changed, undone and restored, text formatting, and local drafts.
import { contentIdOf } from '#mock-server/store/seeds/content-id.ts'
import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { walking } from '#tests/dom/walking.tsx'

const { admin } = paths
const { lakeside } = organizationSeeds
const surgery = admin.form({ id: formIdOf('before-surgery') })
const item = admin.contentItem({ id: lakeside.id, contentId: contentIdOf(lakeside, 'hip-home-ready') })
const journey = admin.journeys({}, { edit: hipReplacement.id })
const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'chair.png', {
  type: 'image/png',
})
const contents = admin.content({ id: lakeside.id })
const every = `## Heading

- one
1. two

> said

| Way | First |
| --- | --- |
| Stairs | The good leg |

---

**bold** and *italic*, [words](https://portage.test)`

walking('priya', {
  'form edited and taken back': {
    at: surgery,
    steps: [
      /^How will you get home/,
      ['Question (English)', 'How do you get home?'],
      ['Key', 'tri'],
      ['Key', 'trip'],
      { key: 'z', ctrlKey: true },
      'Undo',
      'Undo',
      'Redo',
      ['Answer 1 (English)', 'By car'],
      ['Answer 2 (English)', 'By taxi'],
      'Undo',
      'Undo',
    ],
  },
  'form with a page twice': { at: surgery, steps: [/^Page 2/, 'Duplicate', 'Undo', { key: 'ArrowDown' }] },
  'form with its French written': {
    at: surgery,
    steps: [
      'Translations',
      'All texts',
      [/Title.*French/, 'Votre santé'],
      [/Postal.*French/, 'Code'],
      'Undo',
    ],
  },
  'content with every mark': {
    at: item,
    steps: [
      'Heading',
      'Bold',
      'List',
      'Link',
      'Picture',
      'Close',
      ['Text in English', every],
      ['Title in English', 'Ready'],
      { go: contents },
      'Stay on this page',
    ],
  },
  'content gone on with': {
    at: item,
    steps: [
      ['Title in English', 'Ready'],
      { go: contents },
      'Leave this page',
      { go: item },
      'Restore your changes',
      { go: contents },
      'Leave this page',
      { go: item },
      'Discard your changes',
    ],
  },
  'content with a new picture': {
    at: item,
    steps: [
      'Picture',
      'Upload a new one',
      'Upload',
      ['Choose a file', picture],
      [/^What the picture shows in English/, 'A chair'],
      [/^What the picture shows in French/, 'Une chaise'],
      'Upload',
    ],
  },
  'content of another kind': {
    at: item,
    steps: [
      ['Type', 'Video'],
      ['Type', 'Audio'],
      ['Type', 'Website'],
      ['Type', /^(Document|PDF|Handout|File)/],
    ],
  },
  'step of a journey timed': {
    at: journey,
    steps: [
      /^3\. /,
      ["Days until it's due", '2'],
      'Repeat this step',
      ['How many times', '3'],
      { go: admin.journeys() },
      'Leave this page',
      { go: journey },
      'Restore your changes',
    ],
  },
  'variable of every kind': {
    at: admin.processInstance({ id: journeyIdOf('walter-hip') }),
    steps: [
      'Add a variable',
      ['Name', 'notes'],
      ['Type', 'JSON'],
      ['Value', '{'],
      'Check the change',
      ['Value', '{"a": 1}'],
      'Check the change',
    ],
  },
})
