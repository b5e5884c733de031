/** Form texts about who reads the answers, for the care team; patients get the defaults. */
export type FormWords = {
  /** Recipient of the answers. */
  goesTo: string
  /** Who reads them. */
  readers: string
  /** Shown next to alerts. */
  alert: string
  /** Shown before submission. */
  confirm: string
  /** Shown when the step was removed while open. */
  removed: { title: string; body: string; back: string }
}
