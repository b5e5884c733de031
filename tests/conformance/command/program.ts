/** How the tool was started: what its texts tell people to type and to read. */
export type Program = {
  readonly command: string
  readonly docs: string
  /** The contract without --contract; undefined where one has to be named. */
  readonly contract: string | undefined
}

export const IN_REPOSITORY: Program = {
  command: 'npm run conformance --',
  docs: 'docs/conformance.md',
  contract: 'generated/openapi.json',
}

export const AS_PACKAGE: Program = {
  command: 'npx portage-conformance',
  docs: 'README.md of the package',
  contract: undefined,
}
