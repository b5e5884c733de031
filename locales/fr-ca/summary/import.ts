import type { TranslationOf } from '../../types.ts'

export const importTexts = {
  title: 'Apporter vos données',
  intro:
    'Ajoutez ce qu’un hôpital, une clinique ou une autre application de santé sait de {name}. Le fichier est lu sur cet appareil : seuls les éléments que vous choisissez plus bas sont envoyés.',
  back: 'Retour à l’histoire de santé',
  field: 'Fichier de données de santé',
  needs:
    'Choisissez un fichier FHIR (.json), comme un sommaire de patient (IPS) ou une histoire de santé téléchargée ici. Beaucoup de portails et d’applications l’appellent « Télécharger mes données de santé ». Une carte SMART Health Card convient aussi : son fichier, ou une photo de son code QR.',
  link: {
    title: 'Utiliser plutôt un lien',
    help: 'Collez un lien SMART Health Link, qui commence par « shlink ». Si vous avez un code QR, choisissez plutôt une photo du code plus haut. Nous allons chercher les fichiers chiffrés. Seul cet appareil peut les ouvrir.',
    field: 'Lien SMART Health Link',
    found: 'Nous avons trouvé ce lien dans votre photo. Ouvrez-le pour voir ce qu’il contient.',
    passcode: 'Code d’accès',
    passcodeHelp: 'Vous l’obtenez au même endroit que le lien.',
    open: 'Ouvrir le lien',
    required: 'Collez d’abord le lien',
    problem: {
      notLink: 'Ce n’est pas un lien SMART Health Link. Copiez le lien en entier et collez-le de nouveau.',
      expired: 'Ce lien a expiré. Demandez-en un nouveau.',
      gone: 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
      passcode: 'Ce code est incorrect. Vérifiez-le et réessayez.',
      damaged:
        'Nous n’avons pas pu déchiffrer les fichiers de ce lien. Copiez le lien en entier et collez-le de nouveau.',
      offline: 'Vous êtes hors ligne. Réessayez une fois la connexion revenue.',
      failed: 'Nous n’avons pas pu ouvrir le lien. Veuillez réessayer.',
    },
  },
  refused: {
    unreadable:
      'Nous n’avons pas pu lire ce fichier. Il est peut-être endommagé. Veuillez le télécharger de nouveau.',
    notFhir: 'Ce fichier ne contient pas de données de santé lisibles. Veuillez choisir un fichier FHIR.',
    tooMany:
      'Ce fichier contient plus de {most} éléments. Veuillez demander un fichier avec moins d’années ou moins de renseignements.',
    severalPeople:
      'Ce fichier concerne plus d’une personne. Veuillez choisir un fichier qui en concerne une seule.',
    nothing: 'Il n’y a pas de données de santé dans ce fichier.',
    noCode:
      'Nous n’avons pas trouvé de code QR dans cette photo. Reprenez-la bien en face, avec assez de lumière et le code en entier.',
    otherCode: 'Le code QR de cette photo n’est ni une carte SMART Health Card ni un lien SMART Health Link.',
    partOfCard:
      'Cette carte a besoin de plusieurs codes QR, que nous ne pouvons pas réunir. Demandez plutôt la carte sous forme de fichier.',
  },
  reading: 'Lecture du fichier',
  knownFailed: 'Nous n’avons pas pu comparer le fichier avec l’histoire de santé',
  about: 'Ce fichier concerne {name}',
  aboutBorn: 'Ce fichier concerne {name}, date de naissance : {date}',
  otherPerson: 'Est-ce le bon fichier ?',
  otherPersonBody:
    'Vous allez l’ajouter à l’histoire de santé de {name}. Continuez seulement s’il s’agit de la même personne.',
  card: 'C’est une carte SMART Health Card. Nous ne vérifions pas sa signature.',
  unchecked:
    'Nous n’avons pas pu comparer ceci avec ce qui est déjà là : {sections}. Veuillez vérifier s’il y a des doublons.',
  found: 'Ce qui sera ajouté',
  section: { test_results: 'Résultats d’analyses', measurements: 'Mesures' },
  countOf: '{section} : {chosen} sur {count}',
  choose: '{section} : choisissez ce qu’il faut ajouter',
  all: 'Tout choisir',
  none: 'Ne rien choisir',
  allOf: 'Tout choisir : {section}',
  noneOf: 'Ne rien choisir : {section}',
  listFailed: 'Nous n’avons pas pu afficher ces éléments',
  duplicate: 'Déjà là, ou deux fois dans ce fichier',
  from: 'Noté par : {source}',
  lost: 'Laissé de côté, faute de place : {details}',
  reactionUnknown: 'Pas dans le fichier',
  left: '{count} {{élément ne peut pas être ajouté|éléments ne peuvent pas être ajoutés}}',
  leftEntry: '{title} : {reason}',
  more: 'et {count} de plus',
  reason: {
    documents: 'Les documents ne font pas partie de ce fichier. Veuillez les téléverser dans Documents.',
    error: 'Saisi par erreur',
    future: 'Sa date est dans le futur',
    kind: 'L’histoire de santé n’a pas de place pour cela',
    noDate: 'Aucune date exacte',
    noName: 'Aucun nom',
    noResult: 'Aucun résultat',
    notDone: 'N’a pas été donné, pris ou fait',
    nothingKnown: 'Indique seulement que rien n’est connu',
    onlyText: 'C’est du texte seulement. Ajoutez vous-même ce qu’il vous faut',
    ruledOut: 'A été écarté',
    unfit: 'Ses valeurs ne conviennent pas ou sont trop longues',
  },
  nothingChosen: 'Rien n’est choisi. Tout ce fichier est peut-être déjà là.',
  add: 'Ajouter {count} {{élément|éléments}}',
  progress: '{done} sur {total} envoyés',
  done: '{count} {{élément a été ajouté|éléments ont été ajoutés}} à l’histoire de santé.',
  failed: '{count} {{élément n’a pas pu être ajouté|éléments n’ont pas pu être ajoutés}}',
  failedEntry: '{title} : {problem}',
  failedReason: 'Un problème est survenu',
  offline: 'Vous êtes hors ligne',
  failedHelp:
    'Ce qui a été ajouté reste. Réessayez pour envoyer seulement les autres : rien n’est ajouté deux fois.',
  again: 'Réessayer',
  see: 'Voir l’histoire de santé',
} satisfies TranslationOf<'summary'>['import']
