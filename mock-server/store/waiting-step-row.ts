/** The next time of a repeated step, which opens later. Its id is that of its journey and its activity. */
export type WaitingStepRow = {
  readonly id: string
  readonly instance: string
  readonly activity: string
  /** Epoch ms. */
  readonly opensAt: number
}
