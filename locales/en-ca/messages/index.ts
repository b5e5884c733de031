import type { BaseTranslation } from 'typesafe-i18n'

const messages = {
  title: 'Approved messages',
  about:
    'The care team can send these messages to people in a journey, word for word. Each person gets one in their language. Keep anything about their health out of it.',
  none: 'There are no approved messages yet.',
  failed: "We couldn't load the approved messages",
  english: 'English',
  french: 'French',
  edit: 'Edit',
  editOne: 'Edit “{subject:string}”',
  remove: 'Delete',
  removeOne: 'Delete “{subject:string}”',
  form: {
    add: 'Add a message',
    edit: 'Edit a message',
    subjectEnglish: 'Subject in English',
    subjectFrench: 'Subject in French',
    textEnglish: 'Message in English',
    textFrench: 'Message in French',
    missing: 'Write this in both languages.',
    save: 'Save message',
    saved: 'The message “{subject:string}” is saved.',
    offline: "You're offline. Check your internet connection, then try again.",
    saveFailed: "We couldn't save the message. Please try again.",
    gone: 'Someone else deleted this message in the meantime. Copy your text, then add it as a new message.',
    changed:
      'Someone else changed this message in the meantime. Your text is still here: save again to replace theirs, or cancel to read theirs.',
    tooMany: 'The organization has as many messages as it can keep. Delete one you no longer need first.',
  },
  deletion: {
    title: 'Delete “{subject:string}”?',
    body: "The care team won't be able to send it any more. People who got it keep it.",
    confirm: 'Delete message',
    done: 'The message “{subject:string}” was deleted.',
    failed: "We couldn't delete the message. Please try again.",
    changed: 'Someone else changed this message in the meantime. Cancel, read it again, and then decide.',
  },
  send: {
    label: 'Message to send',
    choose: 'Choose a message',
    missing: 'Choose a message to send.',
    preview: 'This is what people will read',
  },
} as const satisfies BaseTranslation

export default messages
