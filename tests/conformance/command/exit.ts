/** The exit codes, documented in docs/conformance.md. */
export const EXIT = { conforms: 0, found: 1, wrongArguments: 2, unreachable: 3 } as const
