export type BpmnTask = {
  readonly id: string
  readonly name: string
  /** The key of its form; null if the diagram names none. */
  readonly form: string | null
  /** The following tasks, across gateways and events. */
  readonly next: readonly string[]
}

export type Bpmn = { readonly tasks: readonly BpmnTask[]; readonly first: readonly string[] }

/** Why a file was rejected. */
export type BpmnRefusal = 'tooLarge' | 'unsafe' | 'noBpmn' | 'broken' | 'noTasks'

/** Maximum length of a diagram in characters. */
const MOST = 2_000_000

/** The parts of a parsed diagram that are used. */
type Node = {
  readonly $type: string
  readonly id?: string
  readonly name?: string
  readonly $attrs?: Readonly<Record<string, unknown>>
  readonly $children?: readonly Node[]
  readonly rootElements?: readonly Node[]
  readonly flowElements?: readonly Node[]
  readonly extensionElements?: { readonly values?: readonly Node[] }
  readonly outgoing?: readonly Node[]
  readonly sourceRef?: Node
  readonly targetRef?: Node
  readonly formKey?: unknown
  readonly formId?: unknown
}

/** Parses a BPMN 2.0 diagram. Entities and external documents are rejected: diagrams need none, attacks do. */
export async function readBpmn(text: string): Promise<Bpmn | BpmnRefusal> {
  if (text.length > MOST) return 'tooLarge'
  if (/<!\s*(doctype|entity)/i.test(text)) return 'unsafe'
  if (!/<(\w+:)?definitions[\s>]/.test(text) || !text.includes('omg.org/spec/BPMN/20100524/MODEL')) {
    return 'noBpmn'
  }
  try {
    const { BpmnModdle } = await import('bpmn-moddle')
    const { rootElement } = await new BpmnModdle().fromXML(text)
    return found(rootElement as Node)
  } catch {
    return 'broken'
  }
}

function found(root: Node): Bpmn | BpmnRefusal {
  const elements = (root.rootElements ?? [])
    .filter(({ $type }) => $type === 'bpmn:Process')
    .flatMap(elementsIn)
  const flows = elements.filter(({ $type }) => $type === 'bpmn:SequenceFlow')
  const following = (node: Node) =>
    flows.flatMap((flow) => (flow.sourceRef?.id === node.id && flow.targetRef ? [flow.targetRef] : []))
  const tasks = elements.filter(isTask)
  if (tasks.length === 0) return 'noTasks'
  const starts = elements.filter(({ $type }) => $type === 'bpmn:StartEvent')
  const led = [...new Set(starts.flatMap((start) => tasksAfter(start, following)))]
  return {
    tasks: tasks.map((task) => ({
      id: task.id ?? '',
      name: task.name?.trim() ?? '',
      form: formOf(task),
      next: tasksAfter(task, following),
    })),
    first: led.length > 0 ? led : [tasks[0]?.id ?? ''],
  }
}

const isTask = ({ $type }: Node) => $type === 'bpmn:UserTask'

/** The elements of a process and of its subprocesses. */
const elementsIn = (node: Node): readonly Node[] =>
  (node.flowElements ?? []).flatMap((one) => [one, ...elementsIn(one)])

/** The next tasks on every path from here, across gateways and events. */
function tasksAfter(from: Node, following: (node: Node) => readonly Node[]): string[] {
  const met = new Set<Node>()
  const tasks = new Set<string>()
  const waiting = [...following(from)]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (met.has(node)) continue
    met.add(node)
    if (isTask(node)) tasks.add(node.id ?? '')
    else waiting.push(...following(node))
  }
  return [...tasks]
}

/** `camunda:formKey`, or the form of `zeebe:formDefinition`. */
function formOf(task: Node): string | null {
  const zeebe = task.extensionElements?.values?.find(({ $type }) => $type === 'zeebe:formDefinition')
  const named = [
    task.$attrs?.['camunda:formKey'],
    task.$attrs?.['camunda:formRef'],
    zeebe?.formKey,
    zeebe?.formId,
    zeebe?.$attrs?.formKey,
    zeebe?.$attrs?.formId,
  ]
  const form = named.find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof form === 'string' ? keyIn(form.trim()) : null
}

/** `camunda-forms:bpmn:hip-check-in` and `embedded:app:forms/hip-check-in.html` end in the form's name. */
const keyIn = (form: string): string =>
  form
    .replace(/^.*[:/]/, '')
    .replace(/\.\w+$/, '')
    .slice(0, 64)
