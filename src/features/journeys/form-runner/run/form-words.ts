/** Form texts about who reads the answers, for the care team; patients get the defaults. */
export type FormWords = {
  goesTo: string
  readers: string
  alert: string
  confirm: string
  /** Shown when the step was removed while open. */
  removed: { title: string; body: string; back: string }
}
