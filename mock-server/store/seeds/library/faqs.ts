import type { LocalizedText } from '#generated/model/index.ts'
import type { FaqSeed } from '../../library.ts'
import { both, englishOnly } from '../../library.ts'

/** The categories in the order they are shown. */
export const faqCategories: Readonly<Record<string, LocalizedText>> = {
  start: both('Getting started', 'Pour commencer'),
  account: both('Your account', 'Votre compte'),
  journeys: both('Journeys and tasks', 'Parcours et tâches'),
  library: both('Library', 'Bibliothèque'),
  family: both('Caring for someone', 'Prendre soin d’un proche'),
  privacy: both('Privacy and safety', 'Vie privée et sécurité'),
}

const faq = (category: string, key: string, question: LocalizedText, answer: LocalizedText): FaqSeed => ({
  key,
  category,
  question,
  answer,
})

/** Frequently asked questions; some answers are not translated. */
export const faqSeeds: readonly FaqSeed[] = [
  faq(
    'start',
    'what-is-it',
    both('What is this portal for?', 'À quoi sert ce portail ?'),
    both(
      "<p>Follow your care in one place: what your care team asks you to do, what to read, and what you've told them. It doesn't replace a visit.</p>",
      '<p>Vous y suivez vos soins : ce que votre équipe vous demande de faire, quoi lire et ce que vous lui avez dit. Il ne remplace pas une visite.</p>',
    ),
  ),
  faq(
    'start',
    'emergency',
    both('Can I use it in an emergency?', 'Puis-je m’en servir en cas d’urgence ?'),
    both(
      "<p><strong>No. Call 911.</strong> No one watches the portal around the clock. For advice that can't wait, call 811.</p>",
      '<p><strong>Non. Appelez le 911.</strong> Personne ne surveille le portail jour et nuit. Pour un conseil qui ne peut pas attendre, appelez le 811.</p>',
    ),
  ),
  faq(
    'start',
    'join',
    both('How do I join my clinic?', 'Comment me joindre à ma clinique ?'),
    both(
      "<p>Your clinic emails you an invitation. Open the link and follow the steps. If you didn't get one, ask at the front desk.</p>",
      '<p>Votre clinique vous envoie une invitation par courriel. Ouvrez le lien et suivez les étapes. Si vous n’avez rien reçu, demandez à l’accueil.</p>',
    ),
  ),
  faq(
    'start',
    'language',
    both('How do I change the language?', 'Comment changer de langue ?'),
    both(
      '<p>Press the language button at the top of every page. We remember your choice. A few articles are in English only, and they say so.</p>',
      '<p>Appuyez sur le bouton de langue en haut de chaque page. Nous retenons votre choix. Quelques articles n’existent qu’en anglais ; ils sont signalés.</p>',
    ),
  ),
  faq(
    'account',
    'password',
    both('How do I change my password?', 'Comment changer mon mot de passe ?'),
    both(
      '<p>Open <strong>Account settings</strong>, then <strong>Account</strong>. You need your current password. If you forgot it, sign out and choose <em>Forgot password</em>.</p>',
      '<p>Ouvrez <strong>Paramètres du compte</strong>, puis <strong>Compte</strong>. Il vous faut votre mot de passe actuel. Si vous l’avez oublié, déconnectez-vous et choisissez <em>Mot de passe oublié</em>.</p>',
    ),
  ),
  faq(
    'account',
    'email',
    both('Can I change my email address?', 'Puis-je changer mon adresse courriel ?'),
    both(
      "<p>Not on your own, because you sign in with it. Write to support and we'll change it with you.</p>",
      '<p>Pas vous-même : elle sert à vous connecter. Écrivez au soutien et nous la changerons avec vous.</p>',
    ),
  ),
  faq(
    'account',
    'signed-out',
    both('Why was I signed out?', 'Pourquoi ma session s’est-elle terminée ?'),
    both(
      '<p>After four hours of no activity, we sign you out so that no one else sees your information. The answers you started are saved.</p>',
      '<p>Après quatre heures sans clic, nous vous déconnectons pour que personne d’autre ne voie vos renseignements. Les réponses que vous avez commencées sont enregistrées.</p>',
    ),
  ),
  faq(
    'account',
    'shared-computer',
    both('Can I use a shared computer?', 'Puis-je utiliser un ordinateur partagé ?'),
    both(
      '<p>Yes, but always sign out at the end. Signing out removes your data from that computer.</p>',
      '<p>Oui, mais déconnectez-vous toujours à la fin. La déconnexion efface vos données de cet ordinateur.</p>',
    ),
  ),
  faq(
    'journeys',
    'what-is-a-journey',
    both('What is a journey?', 'Qu’est-ce qu’un parcours ?'),
    both(
      '<p>A journey guides you through one part of your care, step by step: a form to fill in, something to read, something to send. When you finish a step, the next one opens.</p>',
      '<p>Un parcours vous guide dans une partie de vos soins, une étape à la fois : un formulaire à remplir, une chose à lire, une autre à envoyer. Quand vous terminez une étape, la suivante s’ouvre.</p>',
    ),
  ),
  faq(
    'journeys',
    'who-reads',
    both('Who reads my answers?', 'Qui lit mes réponses ?'),
    both(
      '<p>Your care team at the clinic of the journey. Each journey says whether someone reads your answers, and how soon.</p>',
      '<p>L’équipe de soins de la clinique du parcours. Chaque parcours indique si quelqu’un surveille les réponses, et dans quel délai.</p>',
    ),
  ),
  faq(
    'journeys',
    'pause',
    both('Can I stop in the middle of a form?', 'Puis-je m’arrêter au milieu d’un formulaire ?'),
    both(
      '<p>Yes. Your answers are saved while you type. Open the task again on any device and pick up where you left off.</p>',
      '<p>Oui. Vos réponses s’enregistrent pendant que vous écrivez. Rouvrez la tâche sur n’importe quel appareil et continuez où vous étiez.</p>',
    ),
  ),
  faq(
    'journeys',
    'mistake',
    both(
      'I made a mistake in what I sent. What now?',
      'Il y a une erreur dans ce que j’ai envoyé. Que faire ?',
    ),
    both(
      "<p>You can't change what you've sent. Call your clinic, and they'll note the correction.</p>",
      '<p>Ce qui est envoyé ne peut plus être changé. Appelez votre clinique et dites-le ; elle notera la correction.</p>',
    ),
  ),
  faq(
    'journeys',
    'leave',
    englishOnly('Can I leave a journey?'),
    englishOnly(
      '<p>Yes. Talk to your care team first if you can. What you have sent so far stays with them.</p>',
    ),
  ),
  faq(
    'library',
    'where-from',
    both('Where do the articles come from?', 'D’où viennent les articles ?'),
    both(
      '<p>Your clinic chooses them. Each one says who wrote it and when it was last checked.</p>',
      '<p>Votre clinique les choisit. Chacun indique qui l’a écrit et quand il a été vérifié la dernière fois.</p>',
    ),
  ),
  faq(
    'library',
    'why-recommended',
    both('Why is something recommended to me?', 'Pourquoi me recommande-t-on quelque chose ?'),
    both(
      '<p>Because it belongs to one of your journeys, or because someone on your care team chose it for you. Each card gives the reason.</p>',
      '<p>Parce qu’il fait partie d’un de vos parcours ou parce que quelqu’un de votre équipe l’a choisi pour vous. La raison figure sur chaque carte.</p>',
    ),
  ),
  faq(
    'library',
    'print',
    both('Can I print an article?', 'Puis-je imprimer un article ?'),
    both(
      '<p>Yes. Open it and press <strong>Print</strong>. Only the text is printed, with the addresses of its links.</p>',
      '<p>Oui. Ouvrez-le et appuyez sur <strong>Imprimer</strong>. Seul le texte s’imprime, avec l’adresse des liens.</p>',
    ),
  ),
  faq(
    'family',
    'for-someone',
    both('Can I do this for my mother or my child?', 'Puis-je le faire pour ma mère ou mon enfant ?'),
    both(
      "<p>Yes. Add a profile for each person you care for. A bar at the top always says who you're acting for.</p>",
      '<p>Oui. Ajoutez un profil pour chaque personne dont vous prenez soin. Une barre en haut indique toujours pour qui vous agissez.</p>',
    ),
  ),
  faq(
    'family',
    'own-account',
    englishOnly('My father wants his own account. What happens to his profile?'),
    englishOnly(
      "<p>Ask his clinic to invite him. He'll get his own account. Your profile for him stays until you remove it.</p>",
    ),
  ),
  faq(
    'privacy',
    'who-sees',
    both('Who can see my information?', 'Qui peut voir mes renseignements ?'),
    both(
      '<p>You, and the care teams of the clinics you joined. Each sees only what belongs to their clinic.</p>',
      '<p>Vous, ainsi que les équipes de soins des cliniques dont vous faites partie. Chacune ne voit que ce qui la concerne.</p>',
    ),
  ),
  faq(
    'privacy',
    'where-kept',
    both('Where is my information kept?', 'Où mes renseignements sont-ils conservés ?'),
    both(
      '<p>In Canada. Our privacy policy, in the account menu, says more.</p>',
      '<p>Au Canada. Vous en saurez plus dans notre politique de confidentialité, dans le menu du compte.</p>',
    ),
  ),
  faq(
    'privacy',
    'copy',
    both('How do I get a copy of my data?', 'Comment obtenir une copie de mes données ?'),
    both(
      '<p>Open <strong>Account settings</strong>, then <strong>Privacy</strong>, and press <strong>Download my data</strong>.</p>',
      '<p>Ouvrez <strong>Paramètres du compte</strong>, puis <strong>Confidentialité</strong>, et appuyez sur <strong>Télécharger mes données</strong>.</p>',
    ),
  ),
]
