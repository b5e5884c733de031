/** The downloads of a first visit to a page and their budgets: kB of 1000 bytes after brotli. */
export type Budget = {
  page: string
  loads: readonly string[]
  most: { js: number; css: number }
}

// Loaded before the page is ready, by source.
const shell = ['src/main.tsx', 'locales/en-ca/index.ts']

export const budgets: readonly Budget[] = [
  {
    page: 'sign-in',
    loads: [...shell, 'src/pages/shared/LoginPage.tsx', 'locales/en-ca/auth/index.ts'],
    most: { js: 106, css: 3 },
  },
  {
    page: 'patient home',
    loads: [
      ...shell,
      'src/app/areas/SignedInArea.tsx',
      'src/pages/patient/home/PatientHomePage.tsx',
      'src/pages/patient/home/PatientOrganizationHomePage.tsx',
      'locales/en-ca/patient/index.ts',
    ],
    most: { js: 159, css: 7.5 },
  },
]

/** The page itself, with its styles, sign-in in both languages, and the script that loads the rest. */
export const mostOfPage = 12
