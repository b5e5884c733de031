/** A new code was sent: selects the old one, so that typing replaces it. */
export function focusCode(id: string): void {
  const field = document.getElementById(id)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}
