const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Markup: what goes into a template is escaped unless it is markup itself. */
export type Markup = { readonly markup: string }

const written = (part: string | Markup | readonly Markup[]): string => {
  if (typeof part === 'string') return escaped(part)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** A piece of HTML. */
export const html = (
  texts: TemplateStringsArray,
  ...parts: readonly (string | Markup | readonly Markup[])[]
): Markup => ({
  markup: texts.map((text, at) => text + (at < parts.length ? written(parts[at] ?? '') : '')).join(''),
})
