/** A value that is there, or will be: most calls wait for nothing, and promises cost more than what they do. */
export type MaybeAsync<Value> = Value | Promise<Value>

/** Continues with a value: synchronously if it is available, otherwise once its promise resolves. */
export const after = <Value, Next>(
  value: MaybeAsync<Value>,
  goOn: (value: Value) => MaybeAsync<Next>,
): MaybeAsync<Next> => (value instanceof Promise ? value.then(goOn) : goOn(value))

/** The outcome of `work`, or of `rescue` when that throws or its promise is broken. */
export function rescued<Value>(
  work: () => MaybeAsync<Value>,
  rescue: (error: unknown) => Value,
): MaybeAsync<Value> {
  try {
    const value = work()
    return value instanceof Promise ? value.catch(rescue) : value
  } catch (error) {
    return rescue(error)
  }
}
