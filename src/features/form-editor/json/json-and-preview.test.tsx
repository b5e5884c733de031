import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { FormDefinition } from '#generated/model/index.ts'
import { hipForm } from '#tests/dom/hip-form.ts'
import { openEditor } from '#tests/dom/form-editor.tsx'

const go = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const json = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^JSON of the form/ })
const described = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
const write = (text: string) => fireEvent.change(json(), { target: { value: text } })

describe('JSON', () => {
  test('is applied by a press only', async () => {
    const { form, pending } = await openEditor()
    await go('JSON')
    const next = { ...hipForm, title: { 'en-ca': 'Knee' } }
    write(JSON.stringify(next))
    expect(form()).toEqual(hipForm)
    expect(pending()).toBe(JSON.stringify(next))
    await go('Apply')
    expect(form()).toEqual(next)
    expect(pending()).toBeUndefined()
    await go('Undo')
    expect(form()).toEqual(hipForm)
  })

  test('text that is wrong is never applied and never lost; it tells the line', async () => {
    const { form, pending } = await openEditor()
    await go('JSON')
    write('{\n  "key": oops\n}')
    expect(screen.getByText(/Line 2, column 10: a value is expected here/)).toBeTruthy()
    expect(described(json())).toContain("This isn't valid JSON yet")
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true)
    await go('Go to line 2')
    expect(json().selectionStart).toBe(2)
    expect(json().selectionEnd).toBe(15)
    await go('Questions')
    await go('JSON (not applied)')
    expect(json().value).toContain('oops')
    expect(pending()).toContain('oops')
    expect(form()).toEqual(hipForm)
  })

  test('reports contract violations at their line, with what is expected', async () => {
    await openEditor()
    await go('JSON')
    const text = JSON.stringify(hipForm, null, 2).replace('"max": 10', '"max": 11')
    const line = text.split('\n').findIndex((one) => one.includes('"max": 11')) + 1
    write(text)
    expect(
      screen.getByText(new RegExp(`Line ${line}, pages.0.fields.0.max: .*The maximum is 10`)),
    ).toBeTruthy()
    expect(described(json())).toContain("A form can't have this")
  })

  test('in French the mistake has French words', async () => {
    await openEditor({ locale: 'fr-ca' })
    await go('JSON')
    fireEvent.change(screen.getByRole('textbox', { name: /^JSON du formulaire/ }), { target: { value: '{' } })
    expect(screen.getByText(/Ligne 1, colonne 2.*il faut un nom entre guillemets/)).toBeTruthy()
  })

  test('a form that changed elsewhere meanwhile is said before it is written over; the text can be dropped', async () => {
    const { form } = await openEditor()
    await go('JSON')
    write('{}')
    await go('Questions')
    await go('Move down: How much does it hurt?')
    await go('JSON (not applied)')
    expect(screen.getByText(/was changed elsewhere/)).toBeTruthy()
    await go('Discard your changes')
    expect(JSON.parse(json().value)).toEqual(form())
  })
})

describe('preview and test by the engine of the patients', () => {
  const form: FormDefinition = {
    key: 'f',
    version: 1,
    title: { 'en-ca': 'F' },
    pages: [
      {
        key: 'one',
        title: { 'en-ca': 'Your fall', 'fr-ca': 'Votre chute' },
        fields: [
          {
            type: 'boolean',
            key: 'fell',
            label: { 'en-ca': 'Did you fall?', 'fr-ca': 'Avez-vous fait une chute ?' },
            required: true,
          },
          {
            type: 'text',
            key: 'where',
            label: { 'en-ca': 'Where?', 'fr-ca': 'Où ?' },
            visible_when: { all: [{ field: 'fell', op: 'eq', value: true }] },
          },
        ],
      },
    ],
    alerts: [
      {
        key: 'fall',
        level: 'urgent',
        message: { 'en-ca': 'A fall needs care.', 'fr-ca': 'Une chute demande des soins.' },
        what_to_do: ['call_811'],
        alert_when: { all: [{ field: 'fell', op: 'eq', value: true }] },
      },
    ],
  }
  const preview = () => within(screen.getByRole('group', { name: 'Preview of the form' }))
  const open = async () => {
    const editor = await openEditor({ form })
    await go('Preview and test')
    await screen.findByRole('heading', { name: 'Your fall' })
    return editor
  }

  test('validation, conditions and alerts are the real ones; shows what would be stored, and sends nothing', async () => {
    const editor = await open()
    await userEvent.click(preview().getByRole('button', { name: 'Next' }))
    expect((await preview().findByRole('alert')).textContent).toContain('Did you fall?')
    expect(preview().queryByRole('textbox')).toBeNull()
    await userEvent.click(preview().getByRole('radio', { name: 'Yes' }))
    await userEvent.type(preview().getByRole('textbox', { name: /Where/ }), 'Stairs')
    expect(preview().getByText('A fall needs care.')).toBeTruthy()
    await userEvent.click(preview().getByRole('button', { name: 'Next' }))
    await userEvent.click(await preview().findByRole('button', { name: 'Submit' }))
    const heading = await screen.findByRole('heading', { name: 'Result of the test' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const result = within(heading.closest('section') as HTMLElement)
    expect(result.getByText('Urgent: today')).toBeTruthy()
    expect(result.getByText('"Stairs"')).toBeTruthy()
    expect(editor.form()).toBe(form)
    await userEvent.click(result.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText('Result of the test')).toBeNull()
    expect(await preview().findByRole('radio', { name: 'Yes' })).toHaveProperty('checked', false)
  })

  test('in French every word of it is French, while the editor stays English; answers stay', async () => {
    await open()
    await userEvent.click(preview().getByRole('radio', { name: 'Yes' }))
    await go('Français')
    expect(await preview().findByRole('heading', { name: 'Votre chute' })).toBeTruthy()
    expect(preview().getByRole('radio', { name: 'Oui' })).toHaveProperty('checked', true)
    expect(preview().getByRole('button', { name: 'Suivant' })).toBeTruthy()
    expect(preview().queryByText(/Yes|Next|Save and exit|Page 1 of/)).toBeNull()
    expect(preview().getByRole('radio', { name: 'Oui' }).closest('[lang]')?.getAttribute('lang')).toBe(
      'fr-CA',
    )
    expect(screen.getByRole('button', { name: 'Start over' })).toBeTruthy()
  })

  test('a number is read in the language of the preview, not in that of the editor', async () => {
    const weight = {
      type: 'number' as const,
      key: 'weight',
      label: { 'en-ca': 'Weight', 'fr-ca': 'Poids' },
      max: 100,
    }
    const heavy = {
      type: 'text' as const,
      key: 'why',
      label: { 'en-ca': 'Why?', 'fr-ca': 'Pourquoi ?' },
      visible_when: { all: [{ field: 'weight', op: 'gt' as const, value: 100 }] },
    }
    const page = { key: 'one', title: { 'en-ca': 'You', 'fr-ca': 'Vous' }, fields: [weight, heavy] }
    const { alerts: _alerts, ...rest } = form
    await openEditor({ form: { ...rest, pages: [page] } })
    await go('Preview and test')
    // 72 thousand in English
    await userEvent.type(await preview().findByRole('textbox', { name: /Weight/ }), '72,500')
    expect(preview().getByRole('textbox', { name: /Why/ })).toBeTruthy()
    await userEvent.click(preview().getByRole('button', { name: 'Next' }))
    expect((await preview().findByRole('alert')).textContent).toContain('Weight')
    // 72 and a half in French
    await go('Français')
    const field = await preview().findByRole('textbox', { name: /Poids/ })
    await userEvent.clear(field)
    await userEvent.type(field, '72,500')
    expect(preview().queryByRole('textbox', { name: /Pourquoi/ })).toBeNull()
    await userEvent.click(preview().getByRole('button', { name: 'Suivant' }))
    expect(await preview().findByText('72,5')).toBeTruthy()
    await userEvent.click(preview().getByRole('button', { name: 'Envoyer' }))
    const heading = await screen.findByRole('heading', { name: 'Result of the test' })
    const result = within(heading.closest('section') as HTMLElement)
    expect(result.getByText('72.5')).toBeTruthy()
  })

  test('a form that cannot be drawn says so', async () => {
    await openEditor({
      form: { ...form, pages: [{ key: 'Not a key', title: { 'en-ca': 'X' }, fields: [] }] },
    })
    await go('Preview and test')
    expect(screen.getByText('Add a page with a question to see a preview.')).toBeTruthy()
  })
})
