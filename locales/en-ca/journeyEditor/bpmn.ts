import type { BaseTranslation } from 'typesafe-i18n'

/** Words about reading steps from a BPMN diagram. */
export const bpmnWords = {
  bpmn: {
    title: 'Steps from a BPMN diagram',
    body: 'The user tasks of a BPMN 2.0 diagram become steps. The diagram is read on this device and not sent.',
    file: 'BPMN file',
    found: '{count:number} user {{count:task|tasks}}',
    missing:
      '{count:number} {{count:form is|forms are}} missing or not published. Those steps will be added without a form.',
    there: 'Already in the journey',
    formMissing: 'Form missing',
    noForm: 'No form',
    form: 'Form: {key:string}',
    allThere: 'The journey already has all of these steps.',
    take: 'Add {count:number} {{count:step|steps}}',
    added: '{count:number} {{count:step was|steps were}} added. Check them, then save.',
    close: 'Close',
    refused: {
      tooLarge: 'The diagram is too large.',
      unsafe:
        "We didn't read this file. It contains parts that a diagram doesn't need and that could be harmful.",
      noBpmn: "This file isn't a BPMN 2.0 diagram.",
      broken: "This file is damaged, so we can't read it.",
      noTasks: 'The diagram has no user tasks.',
      forms: "We couldn't check the forms. Please try again.",
    },
  },
} as const satisfies BaseTranslation
