import { Suspense } from 'react'
import type { Root } from 'react-dom/client'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import { loadTexts, startTexts } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createBrowserRouter } from '#src/lib/router/router.ts'
import { LanguageSwitch } from '#src/ui/actions/LanguageSwitch.tsx'
import { BrandMark } from '#src/ui/data/BrandMark.tsx'
import { Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { CardLink } from '#src/ui/layout/CardLink.tsx'
import { Announcer } from '#src/ui/messages/Announcer.tsx'
import { Toasts } from '#src/ui/messages/Toasts.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { SkipLink } from '#src/ui/text/SkipLink.tsx'
import { Theme } from '#src/ui/theme/Theme.tsx'
import styles from './gallery.module.css'
import { type PartName, partNames, parts } from './parts.ts'
import { GALLERY, PRODUCT } from './places.ts'
import { themes } from './themes.ts'
import { useTheme } from './use-theme.ts'
import { useWords } from './use-words.ts'
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

function GalleryHome() {
  const words = useWords()
  const { search } = useLocation()
  return (
    <>
      <title>{`${words.title} - ${PRODUCT}`}</title>
      <PageHeader title={words.title} subtitle={words.intro} />
      <ul role="list" className={styles.parts}>
        {partNames.map((name) => (
          <Card as="li" key={name}>
            <Title level={2} size={3}>
              <CardLink to={`${GALLERY}/${name}${search}`}>{words[name].title}</CardLink>
            </Title>
            <Text tone="secondary">{words[name].text}</Text>
          </Card>
        ))}
      </ul>
    </>
  )
}

function GalleryPage({ name }: { name: PartName }) {
  const words = useWords()
  const Part = parts[name]
  const { title, text } = words[name]
  return (
    <>
      <title>{`${title} - ${words.title} - ${PRODUCT}`}</title>
      <PageHeader title={title} subtitle={text} />
      <Part />
    </>
  )
}

const NAMES: Readonly<Record<string, string>> = {
  northern: 'Northern',
  lakeside: 'Lakeside',
  fleuve: 'Fleuve',
  sunnyside: 'Sunnyside',
}
const DEFAULT_COLOUR = '#1f527e'

/** Wraps every gallery page: theme, language and navigation. */
function GalleryFrame() {
  const words = useWords()
  const { theme, choose } = useTheme()
  const kept = useLocation().search.includes('theme=') ? `?theme=${theme}` : ''
  return (
    <>
      <Theme of={theme} colours={themes[theme]} />
      <SkipLink />
      <div className={styles.frame}>
        <header className={styles.bar} data-no-print>
          <Link to={`${GALLERY}${kept}`} className={styles.home}>
            <BrandMark name={`${PRODUCT} ${words.title}`} />
          </Link>
          <div role="group" aria-label={words.theme} className={styles.themes}>
            {Object.keys(NAMES).map((name) => (
              <button
                key={name}
                type="button"
                className={styles.theme}
                aria-pressed={name === theme}
                onClick={() => choose(name)}
              >
                <span
                  className={styles.swatch}
                  style={{ background: themes[name]?.['primary-700'] ?? DEFAULT_COLOUR }}
                />
                {NAMES[name]}
              </button>
            ))}
          </div>
          <LanguageSwitch />
        </header>
        <nav aria-label={words.sections} className={styles.nav}>
          <ol role="list">
            {partNames.map((name) => (
              <li key={name}>
                <NavLink to={`${GALLERY}/${name}${kept}`} className={styles.link}>
                  {words[name].title}
                </NavLink>
              </li>
            ))}
          </ol>
        </nav>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      <Announcer />
      <Toasts />
    </>
  )
}
