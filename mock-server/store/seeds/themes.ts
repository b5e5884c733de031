import type { Theme } from '#generated/model/index.ts'

/**
 * The colours of the organizations (ORG-11, ORG-12). White on 700, 700 on white and on 50, and every text colour
 * on both backgrounds keep the contrast of WCAG AA; a test computes it.
 */
export const tealTheme: Theme = {
  'primary-50': '#f0fdfa',
  'primary-100': '#ccfbf1',
  'primary-200': '#99f6e4',
  'primary-300': '#5eead4',
  'primary-400': '#2dd4bf',
  'primary-500': '#14b8a6',
  'primary-600': '#0d9488',
  'primary-700': '#0f766e',
  'primary-800': '#115e59',
  'primary-900': '#134e4a',
  'primary-950': '#042f2e',
  'text-title': '#134e4a',
  'text-titleLight': '#0f766e',
  'text-secondary': '#475569',
  'text-links': '#0f766e',
  'background-white': '#ffffff',
  'background-secondary': '#f2faf9',
}

export const plumTheme: Theme = {
  'primary-50': '#fcf5fb',
  'primary-100': '#f8e9f6',
  'primary-200': '#efd2eb',
  'primary-300': '#e2afdb',
  'primary-400': '#cc82c2',
  'primary-500': '#b05ba5',
  'primary-600': '#934187',
  'primary-700': '#78336e',
  'primary-800': '#632b5b',
  'primary-900': '#52274c',
  'primary-950': '#33112e',
  'text-title': '#52274c',
  'text-titleLight': '#78336e',
  'text-secondary': '#574a55',
  'text-links': '#78336e',
  'background-white': '#ffffff',
  'background-secondary': '#fbf6fa',
}

/**
 * A careless or malicious theme (T05, T06): unreadable buttons and links, a dark page, what is no
 * colour, and keys that no theme has. The portal corrects the first and leaves out the rest.
 */
export const glareTheme: Theme = {
  'primary-50': '#fffbeb',
  'primary-100': '#fef3c7',
  'primary-500': '#fef08a',
  'primary-600': '#fef9c3',
  'primary-700': '#fde047',
  'primary-800': 'hsl(50, 98%, 64%)',
  'primary-900': 'rgb(250 204 21 / 60%)',
  'text-title': '#fef9c3',
  'text-links': '#ffffff',
  'text-secondary': 'url(https://theme.example/leak.png)',
  'background-white': 'url("https://theme.example/leak.png") #fff',
  'background-secondary': '#3f3f46',
  'primary-750': '#000000',
  position: 'fixed',
  color: '#ffffff',
}
