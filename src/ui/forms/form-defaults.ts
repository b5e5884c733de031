/**
 * When forms validate (UI-32): on blur, and on blur again after an error. The error summary takes the focus, so
 * react-hook-form must not.
 */
export const formDefaults = { mode: 'onBlur', reValidateMode: 'onBlur', shouldFocusError: false } as const
