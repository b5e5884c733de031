// A journey of ten steps about back pain, written without a mouse: three forms, two branches, a repetition, a wait.
import type { Locator, Page } from '@playwright/test'
import { callsAs } from './calls.ts'
import { addQuestion, box, button, dialogOn, heading, pasteInto, typeInto } from './editor-keys.ts'
import { enterOn, holdTabBackTo, holdTabTo, tabBackTo, tabTo } from './keyboard.ts'
import { lakeside, paths } from './places.ts'
import { expect } from './test.ts'

export const name = { 'en-ca': 'Back pain', 'fr-ca': 'Mal de dos' }
const backForm = 'how-is-your-back'
const numb = ['Do your legs feel numb?', 'Vos jambes sont-elles engourdies ?'] as const
export const pain = [
  'How much does your back hurt, from 0 to 10?',
  'À quel point votre dos est-il douloureux, de 0 à 10 ?',
] as const

/** The forms that are not written by keyboard here. */
const otherForms: readonly (readonly [key: string, en: string, fr: string, field: object])[] = [
  [
    'exercise-diary',
    'Your exercises',
    'Vos exercices',
    {
      type: 'boolean',
      key: 'exercised',
      label: { 'en-ca': 'Did you do your exercises?', 'fr-ca': 'Avez-vous fait vos exercices ?' },
      required: true,
    },
  ],
  [
    'before-your-visit',
    'Before your visit',
    'Avant votre visite',
    {
      type: 'text',
      key: 'topics',
      label: { 'en-ca': 'What would you like to talk about?', 'fr-ca': 'De quoi aimeriez-vous parler ?' },
    },
  ],
]

type Step = {
  en: string
  fr: string
  kind?: 'Activity' | 'Reading' | 'Confirmation'
  form?: string
  team?: true
  due?: string
  repeated?: true
}

const steps = [
  { en: 'Read this first', fr: 'À lire d’abord', kind: 'Reading' },
  { en: 'Back check', fr: 'Votre dos', form: backForm },
  { en: 'Urgent call', fr: 'Appel urgent', kind: 'Activity', team: true },
  { en: 'Home exercises', fr: 'Exercices à la maison', kind: 'Activity' },
  { en: 'Diary', fr: 'Journal', form: 'exercise-diary', repeated: true },
  { en: 'Keep going', fr: 'Continuez', kind: 'Reading' },
  { en: 'Coaching', fr: 'Encouragement', kind: 'Activity', team: true },
  { en: 'Visit', fr: 'Visite', form: 'before-your-visit', due: '14' },
  { en: 'Plan', fr: 'Le plan', kind: 'Confirmation' },
  { en: 'Goodbye', fr: 'Au revoir', kind: 'Reading' },
] as const satisfies readonly Step[]

/** Only for some answers: the step that follows, the comparison by its first letters, and the value. */
type Way = { to: string; question?: string; op?: string; value?: string }
const ways: Readonly<Record<string, readonly Way[]>> = {
  'Read this first': [{ to: 'Back check' }],
  'Back check': [
    { to: 'Urgent call', question: pain[0], op: 'is at least', value: '6' },
    { to: 'Home exercises', question: pain[0], op: 'is less', value: '6' },
  ],
  'Urgent call': [{ to: 'Diary' }],
  'Home exercises': [{ to: 'Diary' }],
  Diary: [
    { to: 'Keep going', question: 'Did you do', value: 'Yes' },
    { to: 'Coaching', question: 'Did you do', value: 'No' },
  ],
  'Keep going': [{ to: 'Visit' }],
  Coaching: [{ to: 'Visit' }],
  Visit: [{ to: 'Plan' }],
}

export const combobox = (part: Page | Locator, label: string | RegExp) =>
  part.getByRole('combobox', { name: label, exact: typeof label === 'string' })
export const checkbox = (part: Page | Locator, label: string) => part.getByRole('checkbox', { name: label })

/** Goes to a list and types the beginning of a choice, as one does. */
export async function choose(page: Page, list: Locator, letters: string) {
  if (!(await list.evaluate((element) => element === document.activeElement))) await holdTabTo(page, list)
  await page.keyboard.type(letters)
  await expect(list.locator('option:checked')).toContainText(letters)
}

export async function tick(page: Page, target: Locator) {
  await holdTabTo(page, target)
  await page.keyboard.press('Space')
  await expect(target).toBeChecked()
}

/** Two questions in both languages, and an alert. */
export async function writeForm(page: Page) {
  await enterOn(page, button(page, 'New form'))
  const dialog = dialogOn(page)
  await typeInto(page, [
    [box(dialog, /^Title in English/), 'How is your back?'],
    [box(dialog, /^Title in French/), 'Comment va votre dos ?'],
  ])
  await expect(dialog).toContainText(`Key: ${backForm}`)
  await page.keyboard.press('Enter')
  await expect(heading(page, 1, 'How is your back?')).toBeFocused()
  await enterOn(page, button(page, 'Add a page'))
  await expect(heading(page, 2, 'Page 1')).toBeFocused()
  await typeInto(page, [
    [box(page, 'Title (English)'), 'Your back'],
    [box(page, 'Title (French)'), 'Votre dos'],
  ])
  await addQuestion(page, 'n', 'Number', ...pain)
  await tick(page, checkbox(page, 'An answer is needed'))
  await addQuestion(page, 'y', 'Yes or no', ...numb)
  await moveUpAndDown(page)

  await tabBackTo(page, button(page, 'Save draft'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The draft is saved.').first()).toBeVisible()
  await expect(button(page, 'Save draft')).toBeFocused()
  await holdTabTo(page, button(page, 'Alerts'))
  await page.keyboard.press('Enter')
  await holdTabTo(page, button(page, 'Add an alert'))
  await page.keyboard.press('Enter')
  await typeInto(page, [
    [box(page, 'Message (English)'), 'Call us today.'],
    [box(page, 'Message (French)'), 'Appelez-nous aujourd’hui.'],
  ])
  await holdTabTo(page, button(page, 'Add a condition'))
  await page.keyboard.press('Enter')
  await choose(page, combobox(page, 'Question of condition 1'), 'Do your')
  await choose(page, combobox(page, 'Value of condition 1'), 'Yes')
  await holdTabBackTo(page, button(page, 'Publish'))
  await page.keyboard.press('Enter')
  await holdTabTo(page, button(dialog, 'Publish now'))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  // Publish is gone: nothing waits to be published.
  await expect(button(page, 'Save draft')).toBeFocused()
}

/** Up by keys on the row, then down and up by its arrows: where there is no further, the other one has the focus. */
async function moveUpAndDown(page: Page) {
  const list = page.getByRole('region', { name: 'Pages and questions' })
  const [first, second] = [pain[0], numb[0]].map((question) => question.replace('?', '\\?'))
  await tabBackTo(page, button(page, 'Back to the list'))
  await page.keyboard.press('Enter')
  const row = button(list, new RegExp(`^${second}`))
  await expect(row).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(list).toContainText(new RegExp(`${second}.*${first}`, 's'))
  await expect(row).toBeFocused()
  await enterOn(page, button(list, `Move down: ${numb[0]}`))
  await expect(list).toContainText(new RegExp(`${first}.*${second}`, 's'))
  await expect(button(list, `Move up: ${numb[0]}`)).toBeFocused()
}

export async function otherFormsOf(page: Page) {
  const call = callsAs(page, 'priya')
  for (const [key, en, fr, field] of otherForms) {
    const title = { 'en-ca': en, 'fr-ca': fr }
    const definition = {
      key,
      version: 1,
      title,
      pages: [{ key: 'all', title, fields: [field] }],
    }
    const { id, revision } = await call<{ id: string; revision: number }>('POST', '/v1/forms/', {
      key,
      title,
      definition,
    })
    await call('POST', `/v1/forms/${id}/publish/`, { comment: '' }, revision)
  }
}

/** The focus is in the name of a new step; after it, behind its fields. */
async function writeStep(page: Page, { en, fr, kind, form, team, due, repeated }: Step) {
  const step = page.getByRole('region', { name: 'Steps' }).getByRole('listitem').last()
  await expect(box(step, 'Name of the step (English)')).toBeFocused()
  await page.keyboard.type(en)
  await pasteInto(page, [
    [box(step, 'Name of the step (French)'), fr],
    [box(step, 'Description (English)'), `${en}.`],
    [box(step, 'Description (French)'), `${fr}.`],
  ])
  if (kind) await choose(page, combobox(step, 'Kind of step'), kind)
  if (team) await choose(page, combobox(step, 'Who does it'), 'The care')
  if (form) {
    await enterOn(page, button(step, 'Choose a form: Form for this step'))
    await tabTo(page, box(dialogOn(page), 'Search published forms'))
    await page.keyboard.type(form)
    await page.keyboard.press('Enter')
    await enterOn(page, button(dialogOn(page), new RegExp(`\\(${form}\\)$`)))
    await expect(dialogOn(page)).toHaveCount(0)
    await expect(step).toContainText(`Chosen: ${form}`)
  }
  if (kind === 'Reading' || kind === 'Confirmation') {
    await enterOn(page, button(step, 'Add a paragraph'))
    await expect(box(step, 'Paragraph 1 (English)')).toBeFocused()
    await page.keyboard.insertText('A walk a day helps.')
    await pasteInto(page, [[box(step, 'Paragraph 1 (French)'), 'Une marche par jour aide.']])
  }
  if (due) await typeInto(page, [[box(step, /^Days until/), due]])
  if (repeated) await tick(page, checkbox(step, 'Repeat this step'))
}

/** What follows a step that is open, from below it. */
async function link(page: Page, at: number) {
  const step = page.getByRole('region', { name: 'Steps' }).getByRole('list').first().locator('> li').nth(at)
  for (const [index, { to, question, op, value }] of (ways[steps[at]!.en] ?? []).entries()) {
    const add = button(step, 'Add a next step')
    await (index === 0 ? holdTabBackTo(page, add) : holdTabTo(page, add))
    await page.keyboard.press('Enter')
    const next = combobox(step, `Next step ${index + 1}`)
    await expect(next).toBeFocused()
    await page.keyboard.type(to)
    await expect(next.locator('option:checked')).toHaveText(to)
    if (!question) continue
    await tick(page, checkbox(step, 'Only for some answers').nth(index))
    await choose(page, combobox(step, 'Question').nth(index), question)
    if (op) await choose(page, combobox(step, 'Comparison').nth(index), op)
    if (op && value) {
      await tabTo(page, box(step, /^Value/).nth(index))
      await page.keyboard.type(value)
    } else if (value) await choose(page, combobox(step, /^Value/).nth(index), value)
  }
}

export async function beginJourney(page: Page) {
  await page.goto(paths.admin.journeys())
  await expect(heading(page, 1, 'Journeys')).toBeVisible()
  await enterOn(page, page.getByRole('link', { name: 'New journey' }))
  const form = page.getByRole('form', { name: 'New journey' })
  await typeInto(page, [
    [box(form, /^Name \(English\)/), name['en-ca']],
    [box(form, /^Name \(French\)/), name['fr-ca']],
  ])
  await choose(page, combobox(form, /^Organization/), lakeside.name)
  await enterOn(page, button(form, 'Create journey'))
  await expect(heading(page, 1, name['en-ca'])).toBeFocused()
}

/** From the tab of the steps: all of them first, then from the last to the first what follows it. */
export async function writeSteps(page: Page) {
  await tabTo(page, button(page, 'Add a step'))
  for (const step of steps) {
    await page.keyboard.press('Enter')
    await writeStep(page, step)
    await holdTabTo(page, button(page, 'Add a step'))
  }
  for (let at = steps.length - 1; at >= 0; at -= 1) await link(page, at)
}
