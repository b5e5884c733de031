import type { ResourceSeed } from '../../library.ts'
import { both, englishOnly } from '../../library.ts'

const link = (key: string, english: string, french: string, words: Words): ResourceSeed => ({
  key,
  kind: 'link',
  url: both(english, french),
  ...words,
})
type Words = Pick<ResourceSeed, 'title' | 'description' | 'publisher' | 'reviewed'>

const canada = both('Government of Canada', 'Gouvernement du Canada')
const health = both('Health Canada', 'Santé Canada')

/** Documents that the mock server draws (media/library-documents.ts), and pages of public sites in Canada. */
export const resourceSeeds: readonly ResourceSeed[] = [
  {
    key: 'hospital-bag',
    kind: 'file',
    title: both('My hospital bag: a checklist', 'Ma valise pour l’hôpital : liste à cocher'),
    description: both('One page to print and tick off.', 'Une page à imprimer et à cocher.'),
    publisher: null,
    reviewed: '2026-09-14',
    path: both('/media/library/hospital-bag.en-ca.pdf', '/media/library/hospital-bag.fr-ca.pdf'),
    pageCount: 1,
  },
  {
    key: 'asthma-plan',
    kind: 'file',
    title: both('Asthma action plan', 'Plan d’action contre l’asthme'),
    description: both(
      'Green, yellow and red: what to do when. Fill it in with your care team.',
      'Vert, jaune, rouge : que faire et quand. À remplir avec votre équipe de soins.',
    ),
    publisher: null,
    reviewed: '2026-10-12',
    path: both('/media/library/asthma-plan.en-ca.pdf', '/media/library/asthma-plan.fr-ca.pdf'),
    pageCount: 1,
  },
  {
    key: 'sugar-log',
    kind: 'file',
    title: englishOnly('Blood sugar log for one week'),
    description: englishOnly('Four readings a day, for seven days.'),
    publisher: null,
    reviewed: '2026-02-16',
    path: englishOnly('/media/library/sugar-log.en-ca.pdf'),
    pageCount: 1,
  },
  link(
    'air-quality',
    'https://weather.gc.ca/airquality/pages/index_e.html',
    'https://meteo.gc.ca/airquality/pages/index_f.html',
    {
      title: both('Air Quality Health Index', 'Cote air santé'),
      description: both(
        'Today and tomorrow, for towns all over Canada.',
        'Aujourd’hui et demain, partout au Canada.',
      ),
      publisher: canada,
      reviewed: '2026-10-01',
    },
  ),
  link(
    'quit-smoking',
    'https://www.canada.ca/en/health-canada/services/smoking-tobacco/quit-smoking.html',
    'https://www.canada.ca/fr/sante-canada/services/tabagisme/abandon-tabagisme.html',
    {
      title: both('Quit smoking', 'Cesser de fumer'),
      description: both(
        'Plans, medicines and people who help.',
        'Des plans, des médicaments et des gens pour vous aider.',
      ),
      publisher: health,
      reviewed: '2026-06-30',
    },
  ),
  link(
    'car-seat',
    'https://tc.canada.ca/en/road-transportation/child-car-seat-safety',
    'https://tc.canada.ca/fr/transport-routier/securite-sieges-auto-enfants',
    {
      title: both('Child car seat safety', 'Sécurité des sièges d’auto pour enfants'),
      description: both(
        'Which seat for which age, and how to fit it.',
        'Quel siège pour quel âge, et comment l’installer.',
      ),
      publisher: both('Transport Canada', 'Transports Canada'),
      reviewed: '2026-04-28',
    },
  ),
  link('crisis-988', 'https://988.ca/', 'https://988.ca/fr', {
    title: both('988: suicide crisis helpline', '988 : ligne d’aide en cas de crise de suicide'),
    description: both('What happens when you call or text.', 'Ce qui se passe quand on appelle ou texte.'),
    publisher: both('988 Canada', '988 Canada'),
    reviewed: '2026-11-01',
  }),
  link(
    'canrisk',
    'https://www.healthycanadians.gc.ca/en/canrisk',
    'https://www.healthycanadians.gc.ca/fr/canrisk',
    {
      title: both(
        'The Canadian Diabetes Risk Questionnaire',
        'Questionnaire canadien sur le risque de diabète',
      ),
      description: both('For adults of 18 to 74 years.', 'Pour les adultes de 18 à 74 ans.'),
      publisher: both('Public Health Agency of Canada', 'Agence de la santé publique du Canada'),
      reviewed: '2026-05-20',
    },
  ),
  link('food-guide', 'https://food-guide.canada.ca/en/', 'https://guide-alimentaire.canada.ca/fr/', {
    title: both('Canada’s food guide', 'Guide alimentaire canadien'),
    description: both(
      'Recipes, tips and a plate to copy.',
      'Des recettes, des conseils et une assiette à imiter.',
    ),
    publisher: health,
    reviewed: '2026-07-07',
  }),
  link(
    'flu-facts',
    'https://www.canada.ca/en/public-health/services/diseases/flu-influenza.html',
    'https://www.canada.ca/fr/sante-publique/services/maladies/grippe-influenza.html',
    {
      title: both('Flu (influenza)', 'Grippe (influenza)'),
      description: both('Symptoms, treatment and prevention.', 'Symptômes, traitement et prévention.'),
      publisher: canada,
      reviewed: '2026-10-15',
    },
  ),
  link(
    'drug-database',
    'https://health-products.canada.ca/dpd-bdpp/?lang=eng',
    'https://health-products.canada.ca/dpd-bdpp/?lang=fre',
    {
      title: both('Drug Product Database', 'Base de données sur les produits pharmaceutiques'),
      description: both(
        'Search by name, or by the number on the label (DIN).',
        'Cherchez par nom ou par le numéro sur l’étiquette (DIN).',
      ),
      publisher: health,
      reviewed: '2026-08-27',
    },
  ),
]
