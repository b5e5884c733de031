import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import { Announcer } from '#src/ui/messages/Announcer.tsx'
import { BrandMark } from '#src/ui/data/BrandMark.tsx'
import { LanguageSwitch } from '#src/ui/actions/LanguageSwitch.tsx'
import { SkipLink } from '#src/ui/text/SkipLink.tsx'
import { Theme } from '#src/ui/theme/Theme.tsx'
import { Toasts } from '#src/ui/messages/Toasts.tsx'
import styles from './gallery.module.css'
import { partNames } from './parts.ts'
import { GALLERY, PRODUCT } from './places.ts'
import { themes } from './themes.ts'
import { useTheme } from './use-theme.ts'
import { useWords } from './use-words.ts'

const NAMES: Readonly<Record<string, string>> = {
  northern: 'Northern',
  lakeside: 'Lakeside',
  fleuve: 'Fleuve',
  sunnyside: 'Sunnyside',
}
const DEFAULT_COLOUR = '#1f527e'

/** Wraps every gallery page: theme, language and navigation. */
export function GalleryFrame() {
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
