import { act, fireEvent, render, screen } from '@testing-library/react'
import { useController, useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { formDefaults } from './form-defaults.ts'
import { TextField } from '../fields/TextField.tsx'
import { useWizardStep, withinBounds } from './use-wizard-step.ts'
import { Wizard } from './Wizard.tsx'

type Values = { first: string; last: string }
const onSubmit = vi.fn()

function Probe({ pages = 3 }: { pages?: number }) {
  const step = useWizardStep(pages)
  const form = useForm<Values, unknown, Values>({ ...formDefaults, defaultValues: { first: '', last: '' } })
  const rules = { required: true }
  const { field: first } = useController({ control: form.control, name: 'first', rules })
  const { field: last } = useController({ control: form.control, name: 'last', rules })
  const { errors } = form.formState
  const wrong = (name: keyof Values) => (errors[name] ? `No ${name}` : undefined)
  const all = [
    {
      id: 'first',
      title: 'First?',
      fields: ['first' as const],
      content: <TextField {...first} label="First" error={wrong('first')} />,
    },
    {
      id: 'last',
      title: 'Last?',
      fields: ['last' as const],
      content: <TextField {...last} label="Last" error={wrong('last')} />,
    },
    { id: 'read', title: 'Right?', fields: [], content: <p>{'read'}</p> },
  ]
  return (
    <Wizard
      form={form}
      pages={all.slice(0, pages)}
      step={step}
      submit={(onInvalid) => form.handleSubmit(onSubmit, onInvalid)()}
      submitLabel="Create"
      pending={false}
      submitError={undefined}
      problemsOf={(fields) =>
        fields.flatMap((id) => (wrong(id) ? [{ fieldId: id, message: `No ${id}` }] : []))
      }
    />
  )
}

async function open(at = '/', pages = 3) {
  const router = createMemoryRouter([{ path: '*', element: <Probe pages={pages} /> }], {
    initialEntries: [at],
  })
  await act(async () => render(<RouterProvider router={router} />))
  return router
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
const heading = () => screen.getByRole('heading', { level: 2, name: /\?$/ }).textContent

beforeEach(async () => {
  onSubmit.mockReset()
  await setLocale('en-ca')
  await loadTexts('kit', 'errors')
})

it('UI-30: next and back stay within the pages', async () => {
  expect([-1, 0, 2, 3].map((at) => withinBounds(at, 3))).toEqual([0, 0, 2, 2])
  const router = await open()
  expect(screen.getByText('Step 1 of 3')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  type('Maya')
  await press('Next')
  expect(router.state.location.search).toBe('?step=2')
  expect([heading(), document.activeElement?.textContent]).toEqual(['Last?', 'Last?'])
  await press('Back')
  expect([heading(), router.state.location.search]).toEqual(['First?', ''])
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Maya')
})

it('a page with problems is not left, and tells them', async () => {
  await open()
  await press('Next')
  expect(heading()).toBe('First?')
  expect(screen.getByRole('alert').textContent).toContain('No first')
})

it('UI-31: the last page sends the answers of all pages, once', async () => {
  await open()
  type('Maya')
  await press('Next')
  type('Roy')
  await press('Next')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  await press('Create')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ first: 'Maya', last: 'Roy' })
})

it('a link to the last page leads to the first that is not answered, and sends nothing', async () => {
  await open('/?step=3')
  await press('Create')
  expect([heading(), onSubmit.mock.calls.length]).toEqual(['First?', 0])
})

it('UI-32: a field is checked again when the focus leaves it', async () => {
  await open()
  await press('Next')
  type('Maya')
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  await act(async () => void fireEvent.blur(screen.getByRole('textbox')))
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull()
})

it('UI-33: a page that is not there', async () => {
  await open('/?step=7')
  expect(screen.getByRole('alert').textContent).toBe('This page could not be displayed.')
})
