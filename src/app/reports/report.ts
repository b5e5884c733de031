export type Frame = { file: string; line: number; column: number }

export type Vitals = Partial<Record<'ttfb' | 'fcp' | 'lcp' | 'cls' | 'inp', number>>

/** What went wrong: a name out of a fixed list and places in our own files, never a message. */
export type Failure = {
  kind: 'error' | 'rejection' | 'caught' | 'missing part' | 'settings' | 'policy'
  name: string
  frames: readonly Frame[]
}

/** What is the same for every report of a page. */
export type Surroundings = {
  version: string
  environment: string
  /** The pattern of the place, `/patient/:patientId/...`: never its address. */
  route: string
  browser: string
}

export type Report = Surroundings & (Failure | { kind: 'vitals'; vitals: Vitals })

/** The port: what a service is sent for a report. Its adapters are in start.ts and sentry.ts. */
export type Intake = (report: Report) => { address: string; body: string }
