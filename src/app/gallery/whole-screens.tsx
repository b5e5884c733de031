import type { ReactNode } from 'react'
import { ExpiredLinkScreen } from '#src/ui/screens/ExpiredLinkScreen.tsx'
import { GenericErrorScreen } from '#src/ui/screens/GenericErrorScreen.tsx'
import { NoPermissionScreen } from '#src/ui/screens/NoPermissionScreen.tsx'
import { NotFoundScreen } from '#src/ui/screens/NotFoundScreen.tsx'
import { PatientNotFoundScreen } from '#src/ui/screens/PatientNotFoundScreen.tsx'
import { PlainFrame } from '#src/ui/layout/PlainFrame.tsx'
import { Theme } from '#src/ui/theme/Theme.tsx'
import { GALLERY, PRODUCT } from './places.ts'
import { themes } from './themes.ts'
import { useTheme } from './use-theme.ts'
import { useWords } from './use-words.ts'
import type { Words } from './words-en.ts'

type Name = Exclude<keyof Words['whole'], 'message'>

/** A full page with the gallery's theme but not its frame. */
function Whole({ name, children }: { name: Name; children: ReactNode }) {
  const words = useWords()
  const { theme } = useTheme()
  return (
    <>
      <title>{`${words.whole[name]} - ${PRODUCT}`}</title>
      <Theme of={theme} colours={themes[theme]} />
      {children}
    </>
  )
}

function ErrorScreen() {
  const words = useWords()
  return (
    <main>
      <GenericErrorScreen message={words.whole.message} error={{ reference: '7f3a-41c2' }} />
    </main>
  )
}

const brand = { name: PRODUCT }

export const wholeScreens: readonly { name: Name; path: string; element: ReactNode }[] = [
  {
    name: 'notFound',
    path: 'not-found',
    element: (
      <Whole name="notFound">
        <PlainFrame brand={brand}>
          <NotFoundScreen home={GALLERY} />
        </PlainFrame>
      </Whole>
    ),
  },
  {
    name: 'patientNotFound',
    path: 'patient-not-found',
    element: (
      <Whole name="patientNotFound">
        <PlainFrame brand={brand}>
          <PatientNotFoundScreen home={GALLERY} />
        </PlainFrame>
      </Whole>
    ),
  },
  {
    name: 'noPermission',
    path: 'no-permission',
    element: (
      <Whole name="noPermission">
        <PlainFrame brand={brand}>
          <NoPermissionScreen home={GALLERY} />
        </PlainFrame>
      </Whole>
    ),
  },
  {
    name: 'expired',
    path: 'expired-link',
    element: (
      <Whole name="expired">
        <PlainFrame brand={brand}>
          <ExpiredLinkScreen home={GALLERY} />
        </PlainFrame>
      </Whole>
    ),
  },
  {
    name: 'error',
    path: 'error',
    element: (
      <Whole name="error">
        <ErrorScreen />
      </Whole>
    ),
  },
]
