export const PAGE = '/__mock__/'

/** The parts of the page, in navigation order. */
export const partNames = ['people', 'mailbox', 'faults', 'requests', 'clock', 'worlds', 'identity'] as const

export type PartName = (typeof partNames)[number]

/** The part in the URL: `?part=mailbox`; defaults to the first. */
export const partOf = (query: URLSearchParams): PartName =>
  partNames.find((name) => name === query.get('part')) ?? 'people'

export const addressOf = (part: PartName): string => (part === 'people' ? PAGE : `${PAGE}?part=${part}`)
