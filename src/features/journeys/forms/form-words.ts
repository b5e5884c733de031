/**
 * What a form says about who reads its answers, where the care team answers. Without it, it speaks to a patient.
 */
export type FormWords = {
  goesTo: string
  readers: string
  /** Beside what the answers set off. */
  alert: string
  confirm: string
  /** Of a step that was taken out in the middle of it. */
  removed: { title: string; body: string; back: string }
}
