// House rules that no stock rule covers, for oxlint (jsPlugins in .oxlintrc.json).
import path from 'node:path'
import { wrongDoor } from './doors.mjs'

const LETTER = /\p{L}/u
/** Attributes whose value people read or hear. */
const SPOKEN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|description|legend|error|heading|caption)$/

/** The literal texts in an expression. */
const holdsText = (node) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && LETTER.test(node.value)
    case 'TemplateLiteral':
      return node.quasis.some((quasi) => LETTER.test(quasi.value.raw))
    case 'JSXExpressionContainer':
      return holdsText(node.expression)
    case 'ConditionalExpression':
      return holdsText(node.consequent) || holdsText(node.alternate)
    case 'LogicalExpression':
      return holdsText(node.right)
    default:
      return false
  }
}

const noLiteralText = {
  meta: { docs: { description: 'Every text stands in locales/, in both languages.' } },
  create: (context) => {
    const report = (node) =>
      context.report({ node, message: 'Texts stand in locales/, in both languages: use useText().' })
    return {
      JSXText: (node) => LETTER.test(node.value) && report(node),
      JSXAttribute: (node) => SPOKEN.test(String(node.name.name)) && holdsText(node.value) && report(node),
      // Text between tags; attribute values are handled above.
      JSXExpressionContainer: (node) =>
        node.parent.type !== 'JSXAttribute' && holdsText(node) && report(node),
    }
  },
}

/** */
const isArray = (node) =>
  node.type === 'ArrayExpression' ||
  (/^TS(As|Satisfies)Expression$/.test(node.type) && isArray(node.expression))

const noHandwrittenQueryKey = {
  meta: { docs: { description: 'Query keys are generated from the contract.' } },
  create: (context) => ({
    Property(node) {
      const name = node.key.name ?? node.key.value
      if (/^(query|mutation)Key$/.test(name) && isArray(node.value))
        context.report({ node, message: 'Use the generated get...QueryKey(), not a key written by hand.' })
    },
  }),
}

const oneDoor = {
  meta: { docs: { description: 'Each foreign library is imported in one place (scripts/lint/doors.mjs).' } },
  create: (context) => {
    const file = path.relative(context.cwd, context.filename).replaceAll('\\', '/')
    const check = (node) => {
      const problem = typeof node.source?.value === 'string' ? wrongDoor(file, node.source.value) : null
      if (problem) context.report({ node, message: problem })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}

/** Calls that make an end-to-end test say less than it seems to, and what to do instead. */
const DISHONEST = new Map([
  ['route', 'Let the mock server fail (its control), not the page: page.route() tests a browser nobody has.'],
  ['getByTestId', 'Find things as people do: by role or label.'],
  ['waitForTimeout', 'Wait for what should happen, not for time to pass.'],
  ['skip', 'A test that does not run proves nothing.'],
  ['fixme', 'A test that does not run proves nothing.'],
])

const honestE2e = {
  meta: { docs: { description: 'End-to-end tests see what a person sees.' } },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      const message = callee.type === 'MemberExpression' ? DISHONEST.get(callee.property.name) : undefined
      if (message) context.report({ node, message })
    },
  }),
}

export default {
  meta: { name: 'portage' },
  rules: {
    'no-literal-text': noLiteralText,
    'no-handwritten-query-key': noHandwrittenQueryKey,
    'one-door': oneDoor,
    'honest-e2e': honestE2e,
  },
}
