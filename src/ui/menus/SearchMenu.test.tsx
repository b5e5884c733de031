import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SearchMenu } from './SearchMenu.tsx'

const names = [
  'Clinique de l’Île',
  'Harbour Health',
  'Île-Perrot Care',
  'Northern Care',
  'Salt Spring Clinic',
]
const choices = names.map((name, index) => ({ id: `c${index}`, name }))

function open(onChoose = vi.fn()) {
  render(
    <SearchMenu
      trigger="Harbour Health"
      label="My Organizations"
      choices={choices}
      chosen="c1"
      onChoose={onChoose}
      texts={{ search: 'Search', found: (count) => `${count} found`, nothing: 'Nothing' }}
    />,
  )
  return { button: screen.getByRole('button', { name: 'Harbour Health My Organizations' }), onChoose }
}

const field = () => screen.getByRole('combobox', { name: 'Search' })
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('SHELL-65: a menu of many', () => {
  test('opens on the field, with the chosen one marked and all the others below', async () => {
    const { button } = open()
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
    await userEvent.click(button)
    expect(document.activeElement).toBe(field())
    expect(
      within(screen.getByRole('dialog', { name: 'My Organizations' })).getAllByRole('option'),
    ).toHaveLength(5)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Harbour Health')
    expect(active()).toBe('Harbour Health')
    expect(screen.getByRole('status').textContent).toBe('5 found')
  })

  test.each([
    ['care', ['Île-Perrot Care', 'Northern Care']],
    ['ILE', ['Clinique de l’Île', 'Île-Perrot Care']],
    ["l'ile", ['Clinique de l’Île']],
    ['clinic spring', ['Salt Spring Clinic']],
    ['  ', names],
  ])('%j finds %j', async (typed, expected) => {
    await userEvent.click(open().button)
    await userEvent.type(field(), typed)
    expect(shown()).toEqual(expected)
    expect(screen.getByRole('status').textContent).toBe(`${expected.length} found`)
    expect(active()).toBe(typed.trim() ? expected[0] : names[0])
  })

  test('what is nowhere is said, and Enter then does nothing', async () => {
    const { button, onChoose } = open()
    await userEvent.click(button)
    await userEvent.type(field(), 'zzz{Enter}')
    expect(screen.getByRole('status').textContent).toBe('Nothing')
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
    expect(onChoose).not.toHaveBeenCalled()
  })

  test('arrows go round, pages stop at the ends, Enter chooses, and the focus comes back', async () => {
    const { button, onChoose } = open()
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toBe('Salt Spring Clinic')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Clinique de l’Île')
    await userEvent.keyboard('{PageDown}')
    expect(active()).toBe('Salt Spring Clinic')
    await userEvent.keyboard('{PageUp}{ArrowDown}{ArrowDown}{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('c2')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  test('a click chooses too', async () => {
    const { button, onChoose } = open()
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('option', { name: 'Northern Care' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('c3')
  })

  test('Escape, a press outside, Tab and the button leave it', async () => {
    const { button, onChoose } = open()
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    await userEvent.click(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(button)
    await userEvent.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    render(<button type="button">{'next'}</button>)
    await userEvent.click(button)
    await userEvent.tab()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onChoose).not.toHaveBeenCalled()
  })
})
