/**
 * Every feature flag of the portal (FLAG-01..16). `fixed`: set by the source documents. `host`: on for some
 * hosts. `env`: on or off per environment. `user`: each person's own choice. Values of hosts and environments,
 * and the defaults of personal choices, are in the run-time settings; missing ones count as off. See
 * docs/flags.md.
 */
export const flagTable = {
  /** FLAG-01: the Health Story pages exist. */
  healthStoryPages: { kind: 'fixed', on: true },
  /** FLAG-02: a journey can be started without an account. */
  guestJourneyFlow: { kind: 'fixed', on: true },
  /** FLAG-03: the library is asked for by the ids of a person's own contents. */
  libraryUsesUserContentIds: { kind: 'fixed', on: true },
  /** FLAG-04: no tools for forms; the effect is read from the name. */
  formTools: { kind: 'fixed', on: false },
  /** FLAG-05, CALL-06: a random delay before every call, to feel a slow backend. */
  addBackendDelay: { kind: 'fixed', on: false },
  /** FLAG-06: no page invites to the Health Story. */
  healthStoryCTA: { kind: 'fixed', on: false },
  /** FLAG-07: what is not finished of the Health Story has no page. */
  showIncompleteHealthStoryPage: { kind: 'fixed', on: false },
  /** FLAG-08: home is the one journey; the side navigation has none. */
  singleJourneyHome: { kind: 'host' },
  /** FLAG-09: a logo in the place of the organizations. */
  noOrgSwitcher: { kind: 'host' },
  /** FLAG-10: the library as a carousel. */
  carouselLibraryView: { kind: 'host' },
  /** FLAG-11: the columns of tables can be made wider. */
  columnResizing: { kind: 'env' },
  /** FLAG-12: journeys show their languages. Its name is spelled as the source document spells it. */
  showJourneyLangages: { kind: 'env' },
  /** FLAG-16, D-08: people without a language preference are asked for one. */
  onboarding: { kind: 'env' },
  /** FLAG-13, D-19: the settings lead to the page with these choices. */
  showFeatureToggles: { kind: 'user' },
  /** FLAG-14: medications are added step by step. */
  healthStoryMedicationWizard: { kind: 'user' },
  /** FLAG-15, PROD-11: one person keeps several profiles. */
  multipleProfiles: { kind: 'user' },
} as const satisfies Record<string, Flag>

type Flag = { kind: 'fixed'; on: boolean } | { kind: 'host' | 'env' | 'user' }

export type FlagName = keyof typeof flagTable
export type FlagNameOf<Kind extends Flag['kind']> = {
  [Name in FlagName]: (typeof flagTable)[Name]['kind'] extends Kind ? Name : never
}[FlagName]

/** Flags in the run-time settings; a host flag lists the hosts it is on for. */
export type FlagSettings = Readonly<Record<string, boolean | readonly string[]>>

/** A person's own choices (src/flags/user-flags.ts). */
export type UserFlags = Partial<Readonly<Record<FlagNameOf<'user'>, boolean>>>

type Place = {
  settings: FlagSettings
  /** The portal's host name, without port. */
  host: string
  /** The choices of the signed-in person. */
  chosen?: UserFlags
}

/** Whether a flag is on, for this host, environment and person. */
export function isOn(name: FlagName, { settings, host, chosen = {} }: Place): boolean {
  const flag: Flag = flagTable[name]
  const set = Object.hasOwn(settings, name) ? settings[name] : undefined
  switch (flag.kind) {
    case 'fixed':
      return flag.on
    case 'host':
      return Array.isArray(set) ? set.includes(host) : set === true
    case 'env':
      return set === true
    case 'user':
      return (isUserFlag(name) ? chosen[name] : undefined) ?? set === true
  }
}

export function isUserFlag(name: string): name is FlagNameOf<'user'> {
  return Object.hasOwn(flagTable, name) && flagTable[name as FlagName].kind === 'user'
}
