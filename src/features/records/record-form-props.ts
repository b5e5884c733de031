/** What the form of every kind is given by its page. */
export type RecordFormProps<Values extends object, Saved> = {
  patientId: string
  /** Names the form. */
  label: string
  initial: Values
  /** The id of the record that is being changed. */
  self?: string
  /** Sends what was typed; settles with the record as it is then. */
  send: (values: Values) => Promise<Saved>
  mutation: { isPending: boolean; error: unknown; reset: () => void }
  /** The catalogue's text for when it could not be created or saved. */
  failed: string
  onSaved: (saved: Saved) => void
  onCancel: () => void
}
