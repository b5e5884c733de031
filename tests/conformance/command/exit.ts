/** What the command says to whoever started it; docs/conformance.md tells each. */
export const EXIT = { conforms: 0, found: 1, wrongArguments: 2, unreachable: 3 } as const
