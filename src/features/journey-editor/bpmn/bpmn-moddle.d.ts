/** The package brings no types of its own calls. */
declare module 'bpmn-moddle' {
  export class BpmnModdle {
    /** Rejects what is no BPMN. */
    fromXML(xml: string): Promise<{ rootElement: unknown; warnings: readonly unknown[] }>
  }
}
