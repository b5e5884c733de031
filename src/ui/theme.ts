import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Mantine needs ten shades; these are CSS variables, so an organization's theme applies to Mantine too (ORG-10). */
const primary: MantineColorsTuple = [
  'var(--primary-50)',
  'var(--primary-100)',
  'var(--primary-200)',
  'var(--primary-300)',
  'var(--primary-400)',
  'var(--primary-500)',
  'var(--primary-600)',
  'var(--primary-700)',
  'var(--primary-800)',
  'var(--primary-900)',
]

export const theme = createTheme({
  colors: { primary },
  primaryColor: 'primary',
  primaryShade: 7,
  fontFamily: 'var(--font)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  defaultRadius: 'md',
})
