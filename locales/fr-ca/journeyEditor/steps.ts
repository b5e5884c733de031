import type { TranslationOf } from '../../types.ts'

/** Words about the steps of a journey. */
export const stepWords = {
  step: {
    title: 'Étapes',
    help: 'Glissez une étape ailleurs, ou utilisez ses flèches.',
    unnamed: 'Étape sans nom',
    numbered: '{number}. {name}',
    add: 'Ajouter une étape',
    moved: '{name} est maintenant l’étape {place} de {total}',
    moveUp: 'Monter : {name}',
    moveDown: 'Descendre : {name}',
    remove: 'Retirer : {name}',
    removed: '{name} : cette étape a été retirée.',
    undo: 'La remettre',
    first: 'Première étape',
    wrong: 'À corriger',
    careTeam: 'Équipe de soins',
    name: 'Nom de l’étape',
    description: 'Description',
    kind: 'Type d’étape',
    kinds: {
      form: 'Formulaire',
      activity: 'Activité',
      education: 'Lecture',
      document: 'Document',
      acknowledgement: 'Confirmation',
    },
    audience: 'Qui la fait',
    audiences: {
      patient: 'La personne',
      provider: 'L’équipe de soins',
    },
    form: 'Formulaire de cette étape',
    begins: 'Le parcours commence par cette étape',
    repeatable: 'L’équipe de soins peut la recommencer',
  },
  timing: {
    minutes: 'Durée, en minutes',
    due: 'À faire en combien de jours',
    priority: 'Priorité, de 0 à 100',
    repeated: 'Répéter cette étape',
    times: 'Combien de fois',
    every: 'Jours entre deux fois',
  },
  answers: {
    variables: 'Réponses enregistrées comme variables',
    score: 'Variable du pointage',
    scoreHelp: 'La somme des réponses ci-dessous est enregistrée sous ce nom.',
    scoreOf: 'Questions à additionner',
    prefill: 'Questions remplies avec le courriel de la personne',
  },
  content: {
    one: 'Paragraphe {number}',
    add: 'Ajouter un paragraphe',
    remove: 'Retirer le paragraphe {number}',
  },
  stepNeeds: {
    title: 'Ce qu’il faut pour l’étape',
    help: 'L’étape s’ouvre seulement quand le parcours a ces variables. D’ici là, elle reste fermée, et votre accueil vous le dit.',
    none: 'Elle n’a besoin d’aucune variable.',
    variable: 'Variable {number}',
    kind: 'Type de la variable {number}',
    kinds: {
      date: 'Une date',
      number: 'Un nombre',
      text: 'Du texte',
    },
    add: 'Ajouter une variable qu’il lui faut',
    remove: 'Retirer la variable {number}',
  },
  next: {
    title: 'La suite',
    none: 'Rien ne suit cette étape.',
    step: 'Étape suivante {number}',
    onlyIf: 'Seulement pour certaines réponses',
    nothingAsked:
      'Choisissez d’abord un formulaire. Ni cette étape ni une étape précédente ne pose de question.',
    failed: 'Nous n’avons pas pu charger les questions',
    add: 'Ajouter une étape suivante',
    remove: 'Retirer l’étape suivante {number}',
  },
  condition: {
    field: 'Question',
    ofStart: '{question} (avant la première étape)',
    ofStep: '{question} ({step})',
    score: 'Pointage de « {step} »',
    gone: '{name} (n’existe plus)',
    op: 'Comparaison',
    ops: {
      eq: 'est',
      ne: 'n’est pas',
      in: 'est l’un de',
      contains: 'comprend le choix',
      gt: 'est supérieur à',
      gte: 'est au moins',
      lt: 'est inférieur à',
      lte: 'est au plus',
      answered: 'a une réponse',
      empty: 'n’a pas de réponse',
    },
    value: 'Valeur',
    yes: 'Oui',
    no: 'Non',
    limits: 'De {min} à {max}',
    notNumber: 'Entrez un nombre.',
  },
  journeyChoice: {
    none: 'Aucun parcours choisi',
    chosen: 'Choisi : {name}',
    choose: 'Choisir un parcours',
    search: 'Rechercher un parcours par nom ou par clé',
    nothing: 'Aucun parcours ne correspond.',
    one: '{name} ({organization})',
  },
  formChoice: {
    none: 'Aucun formulaire choisi',
    chosen: 'Choisi : {key}',
    choose: 'Choisir un formulaire',
    chooseFor: '{choose} : {label}',
    clear: 'Le retirer',
    clearFor: 'Le retirer : {label}',
    search: 'Rechercher un formulaire publié',
    failed: 'Nous n’avons pas pu charger les formulaires',
    nothing: 'Aucun formulaire publié ne correspond.',
    one: '{name} ({key})',
  },
} satisfies Pick<
  TranslationOf<'journeyEditor'>,
  | 'step'
  | 'timing'
  | 'answers'
  | 'content'
  | 'stepNeeds'
  | 'next'
  | 'condition'
  | 'journeyChoice'
  | 'formChoice'
>
