import type * as Schemas from '#generated/zod/index.zod.ts'

/** The statuses with which the contract's operations succeed. */
export type SuccessStatus = '200' | '201' | '204'

/** Every operation of the contract, read off the names of the generated answer schemas. */
export type OperationId = {
  [Name in keyof typeof Schemas]: Name extends `${infer Operation}${SuccessStatus}Response`
    ? Uncapitalize<Operation>
    : never
}[keyof typeof Schemas]
