/** What a first visit to a page loads, and the most that it may weigh: kB of 1000 bytes after brotli. */
export type Budget = {
  page: string
  loads: readonly string[]
  most: { js: number; css: number }
}

// Chunks by the path of their source, as Vite's manifest names them: all that comes before the page is ready.
const shell = ['index.html', 'locales/en-ca/index.ts']

export const budgets: readonly Budget[] = [
  {
    page: 'sign-in',
    loads: [...shell, 'src/pages/shared/LoginPage.tsx', 'locales/en-ca/auth/index.ts'],
    most: { js: 131, css: 10 },
  },
  {
    page: 'patient home',
    loads: [
      ...shell,
      'src/auth/cognito/client.ts',
      'src/app/SignedInArea.tsx',
      'src/pages/patient/PatientHomePage.tsx',
      'src/pages/patient/PatientOrganizationHomePage.tsx',
      'locales/en-ca/patient/index.ts',
    ],
    most: { js: 205, css: 15 },
  },
]
