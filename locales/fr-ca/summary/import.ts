import type { TranslationOf } from '../../types.ts'

export const importTexts = {
  title: 'Apporter vos données',
  intro:
    'Ajoutez ce qu’un hôpital, une clinique ou une autre application de santé sait de {name}. Le fichier est lu sur cet appareil : seuls les éléments que vous choisissez plus bas sont envoyés.',
  back: 'Retour à l’histoire de santé',
  field: 'Fichier de données de santé',
  needs:
    'Choisissez un fichier FHIR (.json), comme un sommaire de patient (IPS) ou une histoire de santé téléchargée ici, ou une carte SMART Health Card. Beaucoup de portails et d’applications l’appellent « Télécharger mes données de santé ».',
  refused: {
    unreadable:
      'Nous n’avons pas pu lire ce fichier. Il est peut-être endommagé. Veuillez le télécharger de nouveau.',
    notFhir: 'Ce fichier ne contient pas de données de santé lisibles. Veuillez choisir un fichier FHIR.',
    tooMany:
      'Ce fichier contient plus de {most} éléments. Veuillez demander un fichier avec moins d’années ou moins de renseignements.',
    severalPeople:
      'Ce fichier concerne plus d’une personne. Veuillez choisir un fichier qui en concerne une seule.',
    nothing: 'Il n’y a pas de données de santé dans ce fichier.',
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
