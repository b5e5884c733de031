import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startTexts } from '#src/i18n/texts.ts'
import { Menu } from './Menu.tsx'
import { MenuItem } from './MenuParts.tsx'
import { moveInMenu } from './menu-keys.ts'

beforeEach(startTexts)

const focused = () => document.activeElement?.textContent

function open(onSelect = vi.fn()) {
  render(
    <Menu trigger="Maya" label="Account menu">
      {['Account settings', 'Support', 'FAQs', 'Sign out'].map((name) => (
        <MenuItem key={name} onSelect={() => onSelect(name)}>
          {name}
        </MenuItem>
      ))}
    </Menu>,
  )
  return screen.getByRole('button', { name: 'Maya Account menu' })
}

describe('menu', () => {
  it('opens on its first item, moves by arrows, Home and End, and closes on Escape', async () => {
    const button = open()
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(focused()).toBe('Account settings')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Support')
    await userEvent.keyboard('{End}{ArrowDown}')
    expect(focused()).toBe('Account settings')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('Sign out')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('gives the focus back and tells what was chosen', async () => {
    const onSelect = vi.fn()
    const button = open(onSelect)
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(onSelect).toHaveBeenCalledWith('Sign out')
    expect(document.activeElement).toBe(button)
  })

  it('closes on a press outside', async () => {
    await userEvent.click(open())
    await userEvent.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('typeahead matches an item, and resets after 350 ms (UI-26)', async () => {
    await userEvent.click(open())
    const list = screen.getByRole('menu')
    const typed = { text: '', at: 0 }
    moveInMenu(list, 's', typed, 1000)
    expect(focused()).toBe('Support')
    moveInMenu(list, 'i', typed, 1350)
    expect(focused()).toBe('Sign out')
    moveInMenu(list, 'f', typed, 1701)
    expect(focused()).toBe('FAQs')
    // Repeating a letter cycles through the items that start with it.
    moveInMenu(list, 's', typed, 3000)
    expect(focused()).toBe('Sign out')
    moveInMenu(list, 's', typed, 3100)
    expect(focused()).toBe('Support')
  })
})
