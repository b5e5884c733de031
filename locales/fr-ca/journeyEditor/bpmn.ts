import type { TranslationOf } from '../../types.ts'

/** Words about reading steps from a BPMN diagram. */
export const bpmnWords = {
  bpmn: {
    title: 'Étapes d’un diagramme BPMN',
    body: 'Les tâches humaines d’un diagramme BPMN 2.0 deviennent des étapes. Le diagramme est lu sur cet appareil et n’est pas envoyé.',
    file: 'Fichier BPMN',
    found: '{count} {{count:tâche humaine|tâches humaines}}',
    missing:
      '{count} {{count:formulaire manque ou n’est pas publié|formulaires manquent ou ne sont pas publiés}}. Ces étapes seront ajoutées sans formulaire.',
    there: 'Déjà dans le parcours',
    formMissing: 'Formulaire manquant',
    noForm: 'Aucun formulaire',
    form: 'Formulaire : {key}',
    allThere: 'Le parcours a déjà toutes ces étapes.',
    take: 'Ajouter {count} {{count:étape|étapes}}',
    added: '{count} {{count:étape a été ajoutée|étapes ont été ajoutées}}. Vérifiez, puis enregistrez.',
    close: 'Fermer',
    refused: {
      tooLarge: 'Le diagramme est trop gros.',
      unsafe:
        'Nous n’avons pas lu ce fichier. Il contient des parties inutiles à un diagramme et qui pourraient nuire.',
      noBpmn: 'Ce fichier n’est pas un diagramme BPMN 2.0.',
      broken: 'Ce fichier est endommagé. Nous ne pouvons pas le lire.',
      noTasks: 'Le diagramme n’a aucune tâche humaine.',
      forms: 'Nous n’avons pas pu vérifier les formulaires. Veuillez réessayer.',
    },
  },
} satisfies Pick<TranslationOf<'journeyEditor'>, 'bpmn'>
