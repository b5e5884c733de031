import type { Root } from 'react-dom/client'
import { Suspense } from 'react'
import { loadTexts, startTexts } from '#src/i18n/texts.ts'
import { createBrowserRouter } from '#src/lib/router/router.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'
import { GalleryHome } from './GalleryHome.tsx'
import { GalleryPage } from './GalleryPage.tsx'
import { partNames } from './parts.ts'
import { GALLERY } from './places.ts'
import { wholeScreens } from './whole-screens.tsx'

/** Renders the gallery instead of the portal: no session, settings or calls. */
export async function openGallery(root: Root): Promise<void> {
  await startTexts()
  await loadTexts('kit', 'errors', 'validation')
  const router = createBrowserRouter([
    ...wholeScreens.map(({ path, element }) => ({ path: `${GALLERY}/screens/${path}`, element })),
    {
      path: GALLERY,
      element: <GalleryFrame />,
      children: [
        { index: true, element: <GalleryHome /> },
        ...partNames.map((name) => ({ path: name, element: <GalleryPage key={name} name={name} /> })),
      ],
    },
  ])
  root.render(
    <Suspense fallback={null}>
      <RouterProvider router={router} />
    </Suspense>,
  )
}
