import type { BaseTranslation } from 'typesafe-i18n'

const registration = {
  title: 'Link to join this journey',
  about:
    'Anybody who has this link can join the journey without an invitation. They read what it involves, then create an account or go on as a guest.',
  on: 'On',
  off: 'Off',
  address: 'Address of the link',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: "We couldn't copy it. Select it and copy it yourself.",
  qrLabel: 'QR code of the link',
  qrHelp: 'Print it or show it on a screen. Whoever scans it with a phone opens the link.',
  joined: '{count:number} {{person|people}} joined by this link, last on {date:string}',
  nobody: 'Nobody has joined by this link yet.',
  none: 'This journey has no link yet.',
  make: 'Make the link',
  made: 'The link is ready.',
  makeFailed: 'We could not make the link. Check your connection and try again.',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the link?',
  turnOffBody:
    'From then on nobody can join by it, also not from posters and messages that you have given out. Whoever has joined stays in the journey.',
  turnOffUndo: 'You can turn it on again at any time. Its address stays the same.',
  turnOffConfirm: 'Turn off the link',
  turnedOff: 'The link is turned off.',
  isOff:
    'Whoever opens the link is told that it does not work. Whoever has joined by it stays in the journey.',
  turnOn: 'Turn on again',
  turnedOn: 'The link works again.',
  turnFailed: 'We could not change the link. Check your connection and try again.',
  failed: "We couldn't load the link",
} as const satisfies BaseTranslation

export default registration
