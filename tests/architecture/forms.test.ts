// Every form uses the one form hook (docs/forms.md, "A form of the portal").
import { expect, test } from 'vitest'
import { files, textOf } from './source.ts'

/** Forms, or folders of forms, without the hook, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/features/consent/ConsentScreen.tsx': 'has no fields',
  'src/features/journeys/form-runner/':
    'asks what the definition of a form says: react-hook-form with its own validation',
  'src/features/profiles/create/CreateProfileWizard.tsx': 'a wizard: src/ui/forms/Wizard.tsx',
  'src/features/sign-in/': 'before the first page, where every kB counts',
  'src/features/content-admin/editor/ContentEditor.tsx': 'an editor: the draft outlives the page',
  'src/features/organizations/theme/ThemeEditor.tsx': 'an editor: the preview validates on every change',
  'src/features/process-instances/variables/VariableForm.tsx': 'the draft outlives the dialog',
  'src/features/accept-invitation/without-invitation/InviteLink.tsx':
    'a pasted link that is opened, not sent',
  'src/features/documents/upload/ChooseDocuments.tsx':
    'a growing list of files, each with fields of its own; no record is saved',
}

const hook = /\buse(App|Record|Settings|Details|Medication|Family)Form\(/
const forms = files.filter(
  (file) =>
    /^src\/(features|form-kit)\/.*(?<!\.test)\.tsx$/.test(file) && /<(FormShell|form)\b/.test(textOf(file)),
)

/** The forms that use neither the hook nor a hook beside them that does. */
const withoutHook = (named: readonly string[]) => named.filter((file) => !hook.test(textOf(file)))

test('forms are seen', () => expect(forms.length).toBeGreaterThan(30))

test('every form uses the one form hook', () => {
  const exceptions = Object.keys(EXCEPTIONS)
  const found = withoutHook(forms)
  expect(found.filter((file) => !exceptions.some((one) => file.startsWith(one)))).toEqual([])
  expect(exceptions.filter((one) => !found.some((file) => file.startsWith(one)))).toEqual([])
})

test('a form with an engine of its own is noticed', () => {
  expect(withoutHook(['src/features/consent/ConsentScreen.tsx'])).toHaveLength(1)
  expect(withoutHook(['src/features/sharing/NoteForm.tsx'])).toEqual([])
})

/** Fields whose maximum is not the one of the contract, and why. */
const TYPED_LIMITS: Readonly<Record<string, string>> = {
  'src/features/content-admin/media/AltFields.tsx':
    'the contract has one limit for localized texts of any length',
  'src/features/content-admin/editor/NewContent.tsx': 'a localized title',
  'src/features/form-editor/panels/Panel.tsx': 'a key',
  'src/features/form-editor/panels/QuestionPanel.tsx': 'a key',
  'src/features/form-admin/create/BeginForm.tsx': 'a key and a localized title, which has no limit',
  'src/features/accept-invitation/without-invitation/InviteLink.tsx': 'a pasted link',
  'src/features/form-editor/parts/PartCard.tsx': 'a key: the contract has a pattern',
  'src/features/journey-editor/conditions/Condition.tsx': 'a compared value of any type',
  'src/features/organizations/theme/ThemeEditor.tsx': 'a colour as it is typed',
  'src/features/process-instances/instance/DeleteSection.tsx': 'an id that is typed again',
  'src/features/process-instances/variables/VariableForm.tsx': 'a name: the contract has a pattern',
  'src/features/records/medications/form/FindFields.tsx': 'room above the limit: a message, not a cut',
  'src/features/sharing/UnlockForm.tsx': 'room above the limit, as codes are typed with spaces',
}

const features = files.filter((file) => file.startsWith('src/features/') && !file.includes('.test.'))
const limit = /\b(?:maxLength|maxCharacters|max)=\{(\w+)\}/g
const numbersIn = (file: string) =>
  [...textOf(file).matchAll(/^(?:export )?const (\w+) = \d[\d_]+$/gm)].map(([, name = '']) => name)

/** The files with a limit that is a number, also by the name of a constant. */
function typedLimits(named: readonly string[]) {
  const numbers = new Set(named.flatMap(numbersIn))
  return named.filter((file) =>
    [...textOf(file).matchAll(limit)].some(([, value = '']) => /^\d{2,}$/.test(value) || numbers.has(value)),
  )
}

test('a limit that has a name is noticed', () => {
  expect(numbersIn('src/features/content-admin/media/AltFields.tsx')).toEqual(['MAX_ALT_LENGTH'])
})

test('limits of the contract are not typed again', () => {
  expect(typedLimits(features).sort()).toEqual(Object.keys(TYPED_LIMITS).sort())
})
