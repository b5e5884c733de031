/**
 * How every form checks (UI-32): when the focus leaves a field, and again then after a first error. The error summary
 * takes the focus, so the form library does not.
 */
export const formDefaults = { mode: 'onBlur', reValidateMode: 'onBlur', shouldFocusError: false } as const
