const manifests = { en: '/manifest.webmanifest', fr: '/manifest.fr.webmanifest' } as const

/** The manifest in the language of the page: a browser takes the name of an installed portal from it. */
const addressOf = (lang: string) => (lang.startsWith('fr') ? manifests.fr : manifests.en)

const linkTo = (rel: string) => Object.assign(document.createElement('link'), { rel })

/**
 * Makes the portal installable, in the language of the page and after each change of it. The link is not in the page,
 * so that the first visit does not wait for its file.
 */
export function linkManifest({ documentElement: page, head } = document): void {
  const link = linkTo('manifest')
  // iOS takes the icon from here
  const icon = linkTo('apple-touch-icon')
  icon.setAttribute('href', '/brand/apple-touch-icon.png')
  const follow = () => {
    const address = addressOf(page.lang)
    if (link.getAttribute('href') !== address) link.setAttribute('href', address)
  }
  follow()
  head.append(link, icon)
  new MutationObserver(follow).observe(page, { attributeFilter: ['lang'] })
}
