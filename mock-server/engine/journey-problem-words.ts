/** The messages about a design that cannot be published, in both languages. */
export const problemWords = {
  noText: {
    'en-ca': { 'en-ca': 'The English text is missing.', 'fr-ca': 'Le texte anglais manque.' },
    'fr-ca': { 'en-ca': 'The French text is missing.', 'fr-ca': 'Le texte français manque.' },
  },
  noLanguage: { 'en-ca': 'Choose at least one language.', 'fr-ca': 'Choisissez au moins une langue.' },
  noNote: {
    'en-ca': 'Say who reads the answers, and when.',
    'fr-ca': 'Dites qui lit les réponses, et quand.',
  },
  email: {
    'en-ca': 'Enter an e-mail address like name@example.ca.',
    'fr-ca': 'Entrez une adresse courriel comme nom@exemple.ca.',
  },
  noBanner: {
    'en-ca': 'This picture is not in the media library of the organization. Choose another one.',
    'fr-ca': 'Cette image n’est pas dans la médiathèque de l’organisation. Choisissez-en une autre.',
  },
  noNeed: { 'en-ca': 'Write which variable it is.', 'fr-ca': 'Écrivez de quelle variable il s’agit.' },
  needTwice: {
    'en-ca': 'This variable stands here twice. Take one out.',
    'fr-ca': 'Cette variable est là deux fois. Retirez-en une.',
  },
  noVariable: {
    'en-ca': 'No step of this journey keeps this variable.',
    'fr-ca': 'Aucune étape de ce parcours ne garde cette variable.',
  },
  noSteps: { 'en-ca': 'Add at least one step.', 'fr-ca': 'Ajoutez au moins une étape.' },
  noFirst: {
    'en-ca': 'Choose the steps that the journey begins with.',
    'fr-ca': 'Choisissez les étapes par lesquelles le parcours commence.',
  },
  noStep: { 'en-ca': 'The journey has no such step.', 'fr-ca': 'Le parcours n’a pas cette étape.' },
  twice: {
    'en-ca': 'Another step has this name already. Choose another name.',
    'fr-ca': 'Une autre étape porte déjà ce nom. Choisissez-en un autre.',
  },
  unreachable: {
    'en-ca': 'Nothing leads to this step. Make it a first step, or let another step lead to it.',
    'fr-ca': 'Rien ne mène à cette étape. Faites-en une première étape, ou faites-y mener une autre étape.',
  },
  noContent: { 'en-ca': 'Write what there is to read.', 'fr-ca': 'Écrivez ce qu’il y a à lire.' },
  noForm: { 'en-ca': 'Choose a form.', 'fr-ca': 'Choisissez un formulaire.' },
  formMissing: { 'en-ca': 'This form does not exist.', 'fr-ca': 'Ce formulaire n’existe pas.' },
  formRetired: {
    'en-ca': 'This form is retired. Choose another one.',
    'fr-ca': 'Ce formulaire est retiré. Choisissez-en un autre.',
  },
  formUnpublished: {
    'en-ca': 'This form is not published yet. Publish it first.',
    'fr-ca': 'Ce formulaire n’est pas encore publié. Publiez-le d’abord.',
  },
  noQuestion: {
    'en-ca': 'The form of this step has no such question.',
    'fr-ca': 'Le formulaire de cette étape n’a pas cette question.',
  },
  emptyScore: {
    'en-ca': 'Choose the questions to add up.',
    'fr-ca': 'Choisissez les questions à additionner.',
  },
  noNumbers: {
    'en-ca': 'One of these questions has answers that are not numbers, so they can’t be added up.',
    'fr-ca':
      'Une de ces questions a des réponses qui ne sont pas des nombres; on ne peut donc pas les additionner.',
  },
  noCondition: {
    'en-ca': 'This step does not ask this, and no step before it keeps the answer. Choose another question.',
    'fr-ca':
      'Cette étape ne pose pas cette question, et aucune étape avant elle n’en garde la réponse. Choisissez-en une autre.',
  },
} as const
