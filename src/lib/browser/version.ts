/** The version and commit that the build wrote into the page (scripts/vite/version.ts); undefined in development. */
export const readVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content
