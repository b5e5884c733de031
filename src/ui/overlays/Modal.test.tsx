import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startTexts } from '#src/i18n/texts.ts'
import { Button } from '../actions/Button.tsx'
import { Modal } from './Modal.tsx'

beforeEach(startTexts)

const backdrop = () => document.querySelector('[class*=backdrop]')!

function open(
  props: { staticBackdrop?: boolean; scrollable?: boolean; banner?: { src: string; alt: string } } = {},
) {
  const onClose = vi.fn()
  render(
    <Modal
      opened
      title="Clear data from device?"
      onClose={onClose}
      actions={<Button>Clear data</Button>}
      {...props}
    >
      <p>This will remove all your data from this device.</p>
    </Modal>,
  )
  return onClose
}

describe('modal', () => {
  it('has a title, a body, actions and a close button with a name (UI-13..16)', async () => {
    const onClose = open()
    const dialog = await screen.findByRole('dialog', { name: 'Clear data from device?' })
    expect(dialog.textContent).toContain('This will remove all your data from this device.')
    expect(screen.getByRole('button', { name: 'Clear data' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes on a press outside, and on Escape (UI-19)', async () => {
    const onClose = open()
    await screen.findByRole('dialog')
    await userEvent.click(backdrop())
    expect(onClose).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  })

  it('stays on a press outside when the backdrop is static (UI-18)', async () => {
    const onClose = open({ staticBackdrop: true })
    await screen.findByRole('dialog')
    await userEvent.click(backdrop())
    expect(onClose).not.toHaveBeenCalled()
  })

  it('has a banner with its words, and a body that the keyboard can scroll (UI-17, UI-20)', async () => {
    open({ banner: { src: '/media/hip.svg', alt: 'Two people walking' }, scrollable: true })
    await screen.findByRole('dialog')
    expect(screen.getByRole('img', { name: 'Two people walking' }).getAttribute('src')).toBe('/media/hip.svg')
    expect(screen.getByText('This will remove all your data from this device.').parentElement?.tabIndex).toBe(
      0,
    )
  })
})
