import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

it('a QR code can be read with a seventh of it damaged, and has the margin that scanners need', () => {
  // 30 characters need 29 modules at this level, and 25 at the one below.
  render(<QrCode text={'x'.repeat(30)} label="The link" />)
  const code = screen.getByRole('img', { name: 'The link' })
  expect(code.getAttribute('viewBox')).toBe('0 0 37 37')
  const dark =
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g) ?? []
  const places = dark.flatMap((place) => place.slice(1).split(' ').map(Number))
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, 32])
})
