/** The package ships no types. */
declare module 'bpmn-moddle' {
  export class BpmnModdle {
    /** Rejects anything but BPMN. */
    fromXML(xml: string): Promise<{ rootElement: unknown; warnings: readonly unknown[] }>
  }
}
