import type { TranslationOf } from '../../types.ts'
import { glossary } from './glossary.ts'
import { importTexts } from './import.ts'

const summary = {
  import: importTexts,
  glossary,
  documentTitle: 'Sommaire de l’histoire de santé',
  intro:
    'Tout ce que vous avez noté, à lire, à imprimer ou à partager. Pour l’essentiel, ouvrez la page d’urgence.',
  failed: 'Nous n’avons pas pu charger cette histoire de santé',
  shareIt: 'Partager',
  manage: 'Vos liens partagés',
  bring: 'Apporter vos données',
  emergency: 'Page d’urgence',
  onThisPage: 'Sur cette page',
  print: 'Imprimer',
  printHint: 'Pour un PDF, choisissez « Enregistrer au format PDF » à la place de l’imprimante.',
  language: 'Langue',
  both: 'Les deux, côte à côte',
  seeAll: 'Tout voir',
  seeAllOf: 'Tout voir : {section}',
  add: 'Ajouter',
  addTo: 'Ajouter : {section}',
  download: {
    title: 'Télécharger',
    intro: 'Choisissez le fichier qui répond à vos besoins. Chacun contient tout ce qui est sur cette page.',
    html: 'Page Web (HTML)',
    htmlHelp: 'Idéal pour les lecteurs d’écran. S’ouvre sur tout appareil.',
    csv: 'Tableau (CSV)',
    csvHelp: 'Idéal pour un tableur.',
    fhir: 'Données pour une autre application de santé (FHIR)',
    fhirHelp: 'Un sommaire international du patient, que d’autres systèmes peuvent lire.',
    print: 'Papier ou PDF',
    printHelp: 'Idéal pour un rendez-vous.',
    done: 'Enregistrement du fichier : {file}',
    incomplete: 'Nous n’avons pas pu charger certaines parties. Le fichier indique lesquelles.',
    file: 'histoire-de-sante',
  },
} satisfies TranslationOf<'summary'>

export default summary
