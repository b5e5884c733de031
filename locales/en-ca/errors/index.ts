import type { BaseTranslation } from 'typesafe-i18n'

const errors = {
  /** UI-01..05 */
  notFound: {
    title: 'Hmm...',
    subtitle: "We couldn't find that page",
    line: "Let's get you to where you need to go.",
    hint: 'Double check the spelling of the link, or go back to the home page.',
    home: 'Go to the home page',
    documentTitle: 'Page not found',
  },
  /** UI-06..09 */
  noPermission: {
    title: 'Oops!',
    line: "Looks like you don't have permission to access this page",
    home: 'Go to the home page',
    reload: 'Reload the page',
    documentTitle: 'No permission',
  },
  notYourOrganization: {
    title: "You aren't part of this organization",
    body: "You aren't on the care team of {organization:string}, so you can't see its journeys or people. If you should be, ask an administrator.",
    home: 'Go to your organization',
    documentTitle: 'Not your organization',
  },
  /** UI-33 */
  wizardPageMissing: 'This page could not be displayed.',
  /** ERR-07 */
  unknown: 'An unknown error has occurred.',
  /** ERR-08 */
  languagePreference: 'There was an issue trying to set your language preference.',
  /** ERR-25..27 */
  signOut: 'An error occurred while signing out',
  oauthSignOut: 'An error occurred when attempting to log out from OAuth provider.',
  oauthFlow: 'An error has occurred during the OAuth flow.',
  /** ERR-42..67 */
  catalogue: {
    incorrectEmailOrPassword: 'Incorrect email or password.',
    userExists: 'User already exists.',
    userNotFound: 'This user does not exist.',
    patientNotFound: "We couldn't find this patient.",
    verificationCode: 'The verification code is incorrect, please try again.',
    attemptLimit: 'Attempt limit exceeded, please try again after some time.',
    dateOfBirth: 'Incorrect date of birth. {attempts:number} {{attempts:attempt|attempts}} left.',
    sharedLinkPassword: 'Incorrect passcode for this link. Please try again.',
    verificationLimit: 'Verification limit exceeded.',
    linkExpired: 'This link has expired or was turned off. Ask the person who sent it for a new one.',
    invitationExpired: 'This invitation has expired or was cancelled. Ask your care team for a new one.',
    accountUnverified: 'Your account is unverified. Please log in with your email to verify your account.',
    profileRequired: 'You need a profile before you can continue.',
    somethingWrong: 'Something went wrong.',
    somethingWrongTryAgain: 'Something went wrong. Please try again.',
    saveFailed: "We couldn't save your changes. Please try again.",
    createFailed: "We couldn't create this. Please try again.",
    deleteFailed: "We couldn't delete this. Please try again.",
    cancelFailed: "We couldn't cancel this. Please try again.",
    draftDownload: "We couldn't load your saved answers. Please try again.",
    draftSave: "We couldn't save your answers. We'll keep trying.",
    draftRestore: "We couldn't bring back your saved answers.",
    uploadFailed: "We couldn't upload the file. Please try again.",
    analysisFailed: "We couldn't read this document.",
    captchaMissing: "We couldn't confirm that you're a person. Reload the page and try again.",
    captchaInvalid: "We couldn't confirm that you're a person. Please try again.",
    noPermission: "You don't have permission to access this page.",
  },
} as const satisfies BaseTranslation

export default errors
