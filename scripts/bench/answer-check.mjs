// Holds answers against a contract, whatever server gave them.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/**
 * @typedef {{ method: string, path: string, status: number, json: unknown }} Answer path: without its query
 * @typedef {{ $ref?: string, content?: Record<string, unknown> }} Node
 */

/** A part of a JSON pointer. @param {string} name */
const part = (name) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** @param {any} contract OpenAPI 3.1, bundled */
export function answerCheck(contract) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema(contract, 'contract')
  const patterns = Object.keys(contract.paths)
    // fixed segments before parameters
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

  /**
   * What is wrong with an answer; null when nothing is, or the contract has no such operation.
   * @param {Answer} answer
   * @returns {string | null}
   */
  return ({ method, path, status, json }) => {
    const known = patterns.find(({ pattern }) => pattern.test(path))?.path
    const operation = known && contract.paths[known][method.toLowerCase()]
    if (!operation) return null
    let place = `/paths/${part(known)}/${method.toLowerCase()}/responses/${status}`
    /** @type {Node | undefined} */
    let answer = operation.responses[status]
    if (answer?.$ref) {
      place = answer.$ref.slice(1)
      answer = contract.components.responses[place.split('/').at(-1) ?? '']
    }
    if (!answer) return `the contract has no ${status}`
    if (!answer.content?.['application/json']) return null
    const check = ajv.getSchema(`contract#${place}/content/application~1json/schema`)
    if (!check) return `the schema of ${status} cannot be read`
    return check(json ?? null) ? null : ajv.errorsText(check.errors)
  }
}
