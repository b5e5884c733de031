/** Where index.html takes the settings. */
const place = /(<script type="application\/json" id="settings"[^>]*>)([^<]*)(?=<\/script>)/

/** A page with the settings in it, so that the portal need not ask for them. */
export const withSettings = (html: string, settings: object): string =>
  html.replace(place, (_, tag: string) => tag + JSON.stringify(settings).replaceAll('<', '\\u003c'))

/** The settings in a page; undefined when it has none. */
export function settingsIn(html: string): unknown {
  const text = place.exec(html)?.[2]
  return text ? (JSON.parse(text) as unknown) : undefined
}
