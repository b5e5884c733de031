/** Another code is on its way: whatever stands in the field is replaced by typing it. */
export function focusCode(id: string): void {
  const field = document.getElementById(id)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}
