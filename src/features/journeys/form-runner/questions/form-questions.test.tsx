import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FormFieldGroup } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { renderTask, taskHref } from '#tests/dom/render-task.tsx'
import { surgeryForm } from '#tests/dom/surgery-form.ts'
import { asks, changeStep, hasDraft, isUnmonitored, sent, taskId, taskRow } from '#tests/dom/maya-task.ts'
import { failsOnce, world } from '#tests/dom/server.ts'

const at = (page: string) => `${taskHref}?page=${page}`
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const box = (name: string | RegExp, index = 0) =>
  screen.getAllByRole('textbox', { name })[index] as HTMLInputElement
const yes = (question: string, index = 0) =>
  within(screen.getAllByRole('radiogroup', { name: question })[index] as HTMLElement).getByRole('radio', {
    name: 'Yes',
  })
const row = (number: number) => screen.getByRole('group', { name: `Medication ${number}` })
const summary = () => screen.getByRole('alert')
const letter = (name = 'letter.pdf') => new File(['%PDF-1.7 a letter'], name, { type: 'application/pdf' })
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file, {
    applyAccept: false,
  })
const letterAnswer = (id = '') => ({ id, name: 'letter.pdf', size: 17, content_type: 'application/pdf' })
const lastUpload = () => [...world().tables.uploads.keys()].at(-1)

beforeEach(() => {
  // Unmounting saves what was typed, so this runs after the shared afterEach.
  localStorage.clear()
  asks(surgeryForm)
  isUnmonitored()
})
describe('rows of a group', () => {
  test('VAL-45: a required group opens with its first row; without rows, it reports an error', async () => {
    await renderTask(at('medication'))
    expect(box(/^Name/).value).toBe('')
    await press('Next')
    await waitFor(() => expect(summary().textContent).toContain('Medication 1: Name: This field is required'))
    await press('Remove Medication 1')
    await press('Next')
    await waitFor(() => expect(summary().textContent).toContain('Your medications: Add at least one item'))
    await userEvent.click(within(summary()).getByRole('link'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a medication' }))
    await press('Add a medication')
    await waitFor(() => expect(screen.queryByText(/Add at least one item/)).toBeNull())
  })

  test.each([
    ['en-ca', { add_label: { 'en-ca': 'Add a pill', 'fr-ca': 'Ajouter un comprimé' } }, 'Add a pill', ''],
    [
      'fr-ca',
      { add_label: { 'en-ca': 'Add a pill', 'fr-ca': 'Ajouter un comprimé' } },
      'Ajouter un comprimé',
      '',
    ],
    ['fr-ca', { add_label: { 'en-ca': 'Add a pill' } }, 'Add a pill', 'en'],
    ['en-ca', { row_label: { 'en-ca': 'Pill', 'fr-ca': 'Comprimé' } }, 'Add: Pill', ''],
    ['fr-ca', { row_label: { 'en-ca': 'Pill', 'fr-ca': 'Comprimé' } }, 'Ajouter : Comprimé', ''],
    ['en-ca', {}, 'Add an entry', ''],
    ['fr-ca', {}, 'Ajouter un élément', ''],
  ] as const)('the button says what it adds: %s, %j', async (locale, words, said, lang) => {
    const group: FormFieldGroup = {
      type: 'group',
      key: 'pills',
      label: surgeryForm.title,
      fields: [],
      ...words,
    }
    asks({ ...surgeryForm, pages: [{ key: 'pills', title: surgeryForm.title, fields: [group] }] })
    await renderTask(at('pills'), locale)
    const button = await screen.findByText(said, { selector: 'button *' })
    expect(button.getAttribute('lang') ?? '').toBe(lang)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('a row that is added takes the focus, one that is removed gives it to the button', async () => {
    await renderTask(at('medication'))
    await userEvent.type(box(/^Name/), 'Metformin')
    await press('Add a medication')
    expect(document.activeElement).toBe(box(/^Name/, 1))
    expect(screen.getByText("You can't add more than 2.")).toBeDefined()
    // An empty row is removed immediately.
    await press('Remove Medication 2')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a medication' }))
    // A row with answers asks for confirmation.
    await press('Remove Medication 1')
    const dialog = await screen.findByRole('dialog', { name: 'Remove Medication 1?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  test('VAL-35, VAL-44: each row is evaluated and validated separately; hidden answers of a row are not sent', async () => {
    await renderTask(at('medication'))
    await userEvent.type(box(/^Name/), 'Aspirin')
    await press('Add a medication')
    await userEvent.type(box(/^Name/, 1), 'aspirin')
    await userEvent.click(yes('Stopped?', 1))
    expect(within(row(1)).queryByRole('textbox', { name: /Stopped in/ })).toBeNull()
    await press('Next')
    const problems = await waitFor(() => within(summary()).getAllByRole('link'))
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Medication 2: Name: You already gave this answer. Enter a different one',
      'Medication 2: Stopped in: This field is required',
    ])
    await userEvent.clear(box(/^Name/, 1))
    await userEvent.type(box(/^Name/, 1), 'Insulin')
    await userEvent.type(box(/Stopped in/), '2019')
    await userEvent.click(
      within(screen.getAllByRole('radiogroup', { name: 'Stopped?' })[1] as HTMLElement).getByRole('radio', {
        name: 'No',
      }),
    )
    await press('Next')
    await heading('Your letter')
    await choose(letter())
    await screen.findByText('letter.pdf')
    await press('Next')
    await heading('Check your answers')
    expect(screen.getByText('Medication 2')).toBeDefined()
    await press('Submit')
    await screen.findByText('Sent')
    expect(sent()[0]).toEqual({
      form_data: {
        meds: [{ name: 'Aspirin' }, { name: 'Insulin', stopped: false }],
        letter: [letterAnswer(lastUpload())],
      },
    })
  })

  test('rows survive a reload, and server messages are shown in their row', async () => {
    const id = uuidOf('upload:letter')
    const bytes = new Uint8Array(17)
    world().tables.uploads.set(id, {
      id,
      task: taskId,
      by: uuidOf('user:gisele'),
      name: 'letter.pdf',
      size: 17,
      contentType: 'application/pdf',
      bytes,
    })
    hasDraft({ meds: [{ name: 'A' }, { name: 'B' }], letter: [letterAnswer(id)] }, { page: 'medication' })
    await renderTask(at('medication'))
    expect([box(/^Name/).value, box(/^Name/, 1).value]).toEqual(['A', 'B'])
    await press('Next')
    await heading('Your letter')
    await press('Next')
    await heading('Check your answers')
    failsOnce('completeTask', 400, {
      form_data: { meds: [{}, { name: ['This medication is not known.'] }] },
    })
    await press('Submit')
    await heading('Medications')
    expect(summary().textContent).toContain('Medication 2: Name: This medication is not known.')
  })
})

test('a question that hides takes its problem with it', async () => {
  await renderTask(at('medication'))
  await userEvent.type(box(/^Name/), 'Aspirin')
  await userEvent.click(yes('Stopped?'))
  await press('Next')
  await waitFor(() => expect(summary().textContent).toContain('Stopped in'))
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

describe('files (VAL-55..57)', () => {
  test('a file uploads immediately; the answer references it, and it can be removed', async () => {
    await renderTask(at('letter'))
    await choose(letter('<b>x.pdf'))
    expect(await screen.findByText('<b>x.pdf')).toBeDefined()
    await waitFor(
      () =>
        expect(taskRow().draft?.formData).toMatchObject({
          letter: [{ id: lastUpload(), name: '<b>x.pdf' }],
        }),
      { timeout: 4000 },
    )
    expect(screen.getByText('To choose another file, remove one first.')).toBeDefined()
    await press('Remove <b>x.pdf')
    await waitFor(() => expect(document.activeElement?.id).toBe('question-letter'))
    await press('Next')
    await waitFor(() => expect(summary().textContent).toContain('Referral letter: This field is required'))
  })

  test.each([
    [0, "We couldn't send letter.pdf. Check your internet connection, then try again."],
    [503, "We couldn't send letter.pdf. Please try again."],
  ])(
    'a failure of %i says so, keeps the answers from being sent, and is tried again',
    async (status, words) => {
      failsOnce('createUpload', status)
      await renderTask(at('letter'))
      await choose(letter())
      expect((await screen.findByText(words)).getAttribute('role')).toBe('alert')
      await press('Next')
      await screen.findByText("Referral letter: A file wasn't sent. Try again, or remove it")
      await press('Try again')
      await waitFor(() => expect(screen.queryByText(words)).toBeNull())
      await press('Next')
      await heading('Check your answers')
      expect(await screen.findByRole('link', { name: /letter.pdf/ })).toBeDefined()
    },
  )

  test('what the server does not take says why, and is not tried again', async () => {
    failsOnce('createUpload', 400, { file: ['This kind of file cannot be sent here.'] })
    await renderTask(at('letter'))
    await choose(letter())
    await screen.findByText("We can't accept letter.pdf. This kind of file cannot be sent here.")
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await press('Remove letter.pdf')
    failsOnce('createUpload', 413)
    await choose(letter())
    await screen.findByText('This file is too big. Choose a file of 2 MB or less')
  })
})

describe('alerts (B13)', () => {
  test('shows what to do immediately, at the answer and in the review, and that answers are not monitored', async () => {
    await renderTask(at('health'))
    await userEvent.click(yes('Chest pain now?'))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Chest pain can be an emergency.')).toBeDefined()
    expect(alert.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911')
    expect(alert.getByText("No one is watching these answers. Don't wait for a call.")).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('of something that is typed wait for its end', async () => {
    await renderTask(at('health'))
    await userEvent.type(box('Your temperature'), '39')
    expect(screen.queryByText('Your surgery may have to wait.')).toBeNull()
    await userEvent.tab()
    expect(await screen.findByText('Your surgery may have to wait.')).toBeDefined()
    const call = screen.getByRole('link', { name: 'Call the clinic: 867-555-0142' })
    expect(call.getAttribute('href')).toBe('tel:+18675550142')
  })
})

describe('what the record says', () => {
  test('is offered, and nothing is answered with it until the person takes it', async () => {
    changeStep({ prefill: { contact: 'email' } })
    await renderTask(at('health'))
    expect(box('Your email').value).toBe('')
    expect(screen.getByText('From your record: maya@portage.test')).toBeDefined()
    await press('Use this for: Your email')
    expect(box('Your email').value).toBe('maya@portage.test')
    expect(document.activeElement).toBe(box('Your email'))
    expect(screen.queryByText(/From your record/)).toBeNull()
  })
})

describe('two devices', () => {
  test('each differing question is chosen separately, with nothing preselected', async () => {
    await renderTask(at('health'))
    await userEvent.type(box('Your temperature'), '37')
    hasDraft(
      { temperature: 38.5, contact: 'there@portage.test', arrival: '07:15' },
      { page: 'health', revision: 4 },
    )
    await userEvent.tab()
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Keep your choices' }))
    expect(dialog.getAllByText('Choose an answer for each question')).toHaveLength(3)
    await userEvent.click(dialog.getByRole('radio', { name: 'This device: 37' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Other device: there@portage.test' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^Other device: 7:15/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep your choices' }))
    await waitFor(() =>
      expect(taskRow().draft).toMatchObject({
        formData: { temperature: '37', contact: 'there@portage.test', arrival: '07:15' },
        revision: 5,
      }),
    )
    expect(box('Your email').value).toBe('there@portage.test')
  })
})
