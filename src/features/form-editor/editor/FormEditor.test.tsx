import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { announcements } from '#src/ui/messages/announcer.ts'
import { hipForm } from '#tests/dom/hip-form.ts'
import { openEditor } from '#tests/dom/form-editor.tsx'

const list = () => screen.getByRole('region', { name: 'Pages and questions' })
/** The questions of the list in order, pages with their number. */
const rows = () =>
  within(list())
    .getAllByRole('button')
    .filter(({ id }) => /^edit-row-(page|question)/.test(id))
    .map((row) => row.querySelector('span')?.textContent)
const row = (name: string | RegExp) => within(list()).getByRole('button', { name })
const focused = () => document.activeElement as HTMLElement
const english = (label: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${label} \\(English\\)`) })

describe('structure (ROUTE-07)', () => {
  test('lists pages and questions in order; selecting one opens its properties', async () => {
    await openEditor()
    expect(rows().slice(0, 4)).toEqual([
      'Page 1: Pain',
      'How much does it hurt?',
      'Do you use a cane?',
      'On which side?',
    ])
    await userEvent.click(row(/^Do you use a cane\?/))
    const heading = screen.getByRole('heading', { name: 'Yes or no' })
    await waitFor(() => expect(heading).toBe(focused()))
    expect(row(/^Do you use a cane\?/).getAttribute('aria-current')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
    await waitFor(() => expect(focused()).toBe(row(/^Do you use a cane\?/)))
  })

  test('a question moves by its arrows: the focus goes with it, and it is announced', async () => {
    const { form } = await openEditor()
    await userEvent.click(screen.getByRole('button', { name: 'Move down: How much does it hurt?' }))
    expect(form().pages[0]?.fields.map(({ key }) => key)).toEqual(['uses_cane', 'pain', 'cane_side'])
    await waitFor(() =>
      expect(focused()).toBe(screen.getByRole('button', { name: 'Move down: How much does it hurt?' })),
    )
    expect(announcements.get().text).toBe('How much does it hurt? is now number 2 of 3 in Pain.')
    // At the top there is nothing left to move, so the other one takes the focus.
    await userEvent.click(screen.getByRole('button', { name: 'Move up: How much does it hurt?' }))
    await waitFor(() =>
      expect(focused()).toBe(screen.getByRole('button', { name: 'Move down: How much does it hurt?' })),
    )
  })

  test('by keys: Alt and an arrow, over the end of a page to the next one', async () => {
    const { form } = await openEditor()
    row(/^On which side\?/).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(form().pages.map(({ fields }) => fields.length)).toEqual([2, 2, 2])
    await waitFor(() => expect(focused()).toBe(row(/^On which side\?/)))
    expect(announcements.get().text).toContain('number 1 of 2 in Your fall')
  })

  test('by dragging', async () => {
    const { form } = await openEditor()
    const dataTransfer = { setData: () => undefined, effectAllowed: '' }
    const box = (name: RegExp) => row(name).parentElement as HTMLElement
    fireEvent.dragStart(box(/^How much/), { dataTransfer })
    fireEvent.dragOver(box(/^On which/), { dataTransfer })
    fireEvent.drop(box(/^On which/), { dataTransfer })
    expect(form().pages[0]?.fields.map(({ key }) => key)).toEqual(['uses_cane', 'cane_side', 'pain'])
  })

  test('a drag that is given up or ends where it began moves nothing, and shows where it would land', async () => {
    const { form } = await openEditor()
    const box = (name: RegExp) => row(name).parentElement as HTMLElement
    const [from, to] = [box(/^How much/), box(/^On which/)]
    const start = () => fireEvent.dragStart(from, { dataTransfer: { setData: () => undefined } })
    // without a question that is dragged, nothing can be dropped
    expect(fireEvent.dragOver(to)).toBe(true)
    start()
    expect(fireEvent.dragOver(to)).toBe(false)
    expect(to.hasAttribute('data-over')).toBe(true)
    fireEvent.dragLeave(to)
    expect(to.hasAttribute('data-over')).toBe(false)
    fireEvent.dragEnd(from)
    fireEvent.drop(to)
    start()
    fireEvent.drop(from)
    expect(form()).toBe(hipForm)
  })

  test('to another page by its name', async () => {
    const { form } = await openEditor()
    await userEvent.click(row(/^Do you use a cane\?/))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Page 3: More')
    expect(form().pages[2]?.fields.at(-1)?.key).toBe('uses_cane')
    expect(screen.getByRole('heading', { name: 'Yes or no' })).toBeTruthy()
  })

  test('a kind is chosen by plain words; its words and its key follow', async () => {
    const { form } = await openEditor()
    await userEvent.click(screen.getByRole('button', { name: 'Add a question to Your fall' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Several choices' }))
    const heading = screen.getByRole('heading', { name: 'Several choices' })
    await waitFor(() => expect(heading).toBe(focused()))
    await userEvent.type(english('Question'), 'What hurts?')
    await userEvent.click(screen.getByRole('button', { name: 'Use what_hurts' }))
    expect(form().pages[1]?.fields.at(-1)).toMatchObject({
      type: 'multi_choice',
      key: 'what_hurts',
      label: { 'en-ca': 'What hurts?' },
    })
  })

  test('duplicated, removed, and put back', async () => {
    const { form } = await openEditor()
    await userEvent.click(row(/^On which side\?/))
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
    expect(form().pages[0]?.fields.map(({ key }) => key)).toEqual([
      'pain',
      'uses_cane',
      'cane_side',
      'cane_side_2',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(form()).toEqual(hipForm)
    await userEvent.click(screen.getByRole('button', { name: 'Put it back' }))
    expect(form().pages[0]?.fields.at(-1)?.key).toBe('cane_side_2')
  })

  test('pages are added, moved and removed', async () => {
    const { form } = await openEditor()
    await userEvent.click(screen.getByRole('button', { name: 'Add a page' }))
    await userEvent.type(english('Title'), 'Last')
    await userEvent.click(await screen.findByRole('button', { name: 'Move up: Last' }))
    expect(form().pages.map(({ title }) => title['en-ca'])).toEqual(['Pain', 'Your fall', 'Last', 'More'])
    await userEvent.click(row(/^Page 1: Pain/))
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(form().pages.map(({ title }) => title['en-ca'])).toEqual(['Your fall', 'Last', 'More'])
    await userEvent.click(screen.getByRole('button', { name: 'Put it back' }))
    expect(form().pages[0]).toBe(hipForm.pages[0])
    expect(announcements.get().text).toBe('Pain is back.')
    expect(row(/^Page 1: Pain/).getAttribute('aria-current')).toBe('true')
  })

  test('a group has its own questions, which stay inside it', async () => {
    const { form } = await openEditor()
    await userEvent.click(screen.getByRole('button', { name: 'Add a question to Pain' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Questions that repeat' }))
    await userEvent.type(english('Question'), 'Pills')
    await userEvent.click(await screen.findByRole('button', { name: 'Add a question to Pills' }))
    expect(screen.queryByRole('menuitem', { name: 'File upload' })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Number' }))
    expect(screen.getByText('One of the questions that repeat in Pills')).toBeTruthy()
    expect(form().pages[0]?.fields.at(-1)).toMatchObject({
      type: 'group',
      fields: [{ type: 'text' }, { type: 'number' }],
    })
  })
})

describe('undo and redo', () => {
  test('by buttons and by keys; a whole text is one step', async () => {
    const { form } = await openEditor()
    await userEvent.type(english('Title'), '!!')
    await userEvent.click(screen.getByRole('button', { name: 'Move down: How much does it hurt?' }))
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(form().pages).toEqual(hipForm.pages)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(form()).toEqual(hipForm)
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(form().title['en-ca']).toBe(`${hipForm.title['en-ca']}!!`)
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
    expect(form().pages[0]?.fields[0]?.key).toBe('uses_cane')
  })

  test('in a field the keys are those of the browser', async () => {
    const { form } = await openEditor()
    await userEvent.click(screen.getByRole('button', { name: 'Move down: How much does it hurt?' }))
    english('Title').focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(form().pages[0]?.fields[0]?.key).toBe('uses_cane')
  })
})

test('what keeps the form from being published is listed, and each line leads there', async () => {
  await openEditor()
  await userEvent.click(row(/^Do you use a cane\?/))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await userEvent.click(await screen.findByText(/thing.* to fix before publishing/))
  const line = screen.getAllByRole('button', {
    name: /On which side\?: A condition refers/,
  })[0] as HTMLElement
  await userEvent.click(line)
  expect(await screen.findByText(/This condition is broken/)).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Removed question (uses_cane)' })).toBeTruthy()
})

test('in French all of it is French', async () => {
  await openEditor({ locale: 'fr-ca' })
  expect(screen.getByRole('region', { name: 'Pages et questions' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Aperçu et essai' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ajouter une page' })).toBeTruthy()
})
