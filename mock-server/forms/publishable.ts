import type { FormDefinition, FormField, Language } from '#generated/model/index.ts'
import { questionFor } from '../records/answer-records.ts'
import type { Sentences } from '../store/localized.ts'
import { conditionProblems } from './condition-problems.ts'
import type { FormProblem } from './form-problem.ts'
import { repeatedAt } from './form-problem.ts'
import { isMissing, textsOfForm } from './form-texts.ts'
import { pictureProblems } from './picture-problems.ts'
import { scoreProblems } from './score-problems.ts'

const words = {
  'en-ca': { 'en-ca': 'The English text is missing.', 'fr-ca': 'Le texte anglais manque.' },
  'fr-ca': { 'en-ca': 'The French text is missing.', 'fr-ca': 'Le texte français manque.' },
  noPages: { 'en-ca': 'The form has no page.', 'fr-ca': 'Le formulaire n’a aucune page.' },
  noQuestions: { 'en-ca': 'There is no question here.', 'fr-ca': 'Il n’y a aucune question ici.' },
  noOptions: { 'en-ca': 'There is no answer to choose.', 'fr-ca': 'Il n’y a aucune réponse à choisir.' },
  noFiles: { 'en-ca': 'No type of file is allowed.', 'fr-ca': 'Aucun type de fichier n’est permis.' },
  noSteps: { 'en-ca': 'The alert says nothing to do.', 'fr-ca': 'L’alerte ne dit pas quoi faire.' },
  repeated: { 'en-ca': 'This name is used twice.', 'fr-ca': 'Ce nom est utilisé deux fois.' },
  crossed: { 'en-ca': 'The least is more than the most.', 'fr-ca': 'Le minimum dépasse le maximum.' },
  noName: {
    'en-ca': 'No question asks for the name of the record.',
    'fr-ca': 'Aucune question ne demande le nom de l’élément du dossier.',
  },
  pattern: { 'en-ca': 'The pattern cannot be read.', 'fr-ca': 'Le modèle ne peut pas être lu.' },
} satisfies Record<string, Sentences>

const textProblems = (form: FormDefinition): FormProblem[] =>
  textsOfForm(form).flatMap((text) =>
    (['en-ca', 'fr-ca'] satisfies Language[])
      .filter((language) => isMissing(text, language))
      .map((language) => ({ pointer: `${text.pointer}/${language}`, message: words[language] })),
  )

/** A row of a group has its own keys. */
const keyProblems = (fields: readonly { readonly key: string }[], pointers: readonly string[]) =>
  repeatedAt(fields.map(({ key }) => key)).map((at) => ({
    pointer: `${pointers[at]}/key`,
    message: words.repeated,
  }))

const limits = [
  ['min', 'max'],
  ['min_length', 'max_length'],
  ['min_words', 'max_words'],
  ['min_rows', 'max_rows'],
] as const

/** Numbers, or dates as the contract writes them. */
function areCrossed(field: FormField, [least, most]: (typeof limits)[number]): boolean {
  const values: Readonly<Record<string, unknown>> = { ...field }
  const [low, high] = [values[least], values[most]]
  if (typeof low === 'number' && typeof high === 'number') return low > high
  return typeof low === 'string' && typeof high === 'string' && low > high
}

function isBroken(pattern: string | undefined): boolean {
  try {
    return !new RegExp(pattern ?? '', 'u')
  } catch {
    return true
  }
}

function fieldProblems(field: FormField, pointer: string): FormProblem[] {
  const found: FormProblem[] = limits
    .filter((limit) => areCrossed(field, limit))
    .map(([least]) => ({ pointer: `${pointer}/${least}`, message: words.crossed }))
  if (field.type === 'text' && isBroken(field.pattern)) {
    found.push({ pointer: `${pointer}/pattern`, message: words.pattern })
  }
  if (field.type === 'file' && field.accept.length === 0) {
    found.push({ pointer: `${pointer}/accept`, message: words.noFiles })
  }
  if ('options' in field) {
    if (field.options.length === 0) found.push({ pointer: `${pointer}/options`, message: words.noOptions })
    found.push(...pictureProblems(field, pointer))
    for (const at of repeatedAt(field.options.map(({ value }) => value))) {
      found.push({ pointer: `${pointer}/options/${at}/value`, message: words.repeated })
    }
  }
  if (field.type === 'matrix') {
    if (field.rows.length === 0) found.push({ pointer: `${pointer}/rows`, message: words.noQuestions })
    const rows = field.rows.map((_, at) => `${pointer}/rows/${at}`)
    return [...found, ...keyProblems(field.rows, rows)]
  }
  if (field.type !== 'group') return found
  const pointers = field.fields.map((_, at) => `${pointer}/fields/${at}`)
  const isNameless = field.record !== undefined && !questionFor(field.fields, 'name')
  return [
    ...found,
    ...(isNameless ? [{ pointer: `${pointer}/record`, message: words.noName }] : []),
    ...(field.fields.length === 0 ? [{ pointer: `${pointer}/fields`, message: words.noQuestions }] : []),
    ...keyProblems(field.fields, pointers),
    ...field.fields.flatMap((row, at) => fieldProblems(row, pointers[at] ?? pointer)),
  ]
}

/**
 * Everything that keeps a form from being published; nothing when it can be.
 * @param today the server's date (`YYYY-MM-DD`)
 */
export function problemsOfForm(form: FormDefinition, today: string): FormProblem[] {
  const { pages, alerts = [], scores = [] } = form
  const placed = pages.flatMap(({ fields }, page) =>
    fields.map((field, at) => ({ field, pointer: `/pages/${page}/fields/${at}` })),
  )
  return [
    ...textProblems(form),
    ...(pages.length === 0 ? [{ pointer: '/pages', message: words.noPages }] : []),
    ...pages.flatMap(({ fields }, at) =>
      fields.length === 0 ? [{ pointer: `/pages/${at}/fields`, message: words.noQuestions }] : [],
    ),
    ...keyProblems(
      pages,
      pages.map((_, at) => `/pages/${at}`),
    ),
    ...placed.flatMap(({ field, pointer }) => fieldProblems(field, pointer)),
    ...alerts.flatMap(({ what_to_do: steps }, at) =>
      steps.length === 0 ? [{ pointer: `/alerts/${at}/what_to_do`, message: words.noSteps }] : [],
    ),
    ...keyProblems(
      alerts,
      alerts.map((_, at) => `/alerts/${at}`),
    ),
    ...keyProblems(
      [...placed.map(({ field }) => field), ...scores],
      [...placed.map(({ pointer }) => pointer), ...scores.map((_, at) => `/scores/${at}`)],
    ),
    ...scoreProblems(form),
    ...conditionProblems(form, today),
  ]
}
