import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Theme } from './Theme.tsx'

it('ORG-10, ORG-14: colours the page as long as it is there, and tells developers what it left out', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const primary = () => document.body.style.getPropertyValue('--primary-700')
  const { rerender, unmount } = render(<Theme of="Clinic" colours={{ 'primary-700': '#0d665f' }} />)
  expect(primary()).toBe('#0d665f')
  expect(warn).not.toHaveBeenCalled()
  rerender(<Theme of="Clinic" colours={{ position: 'fixed' }} />)
  expect(primary()).toBe('')
  expect(warn.mock.calls).toEqual([[expect.stringContaining('The theme of Clinic:\n  position: left out')]])
  rerender(<Theme of="Clinic" colours={{ 'primary-700': '#0d665f' }} />)
  unmount()
  expect(primary()).toBe('')
})
