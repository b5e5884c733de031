import type { BaseTranslation } from 'typesafe-i18n'

const registration = {
  title: 'Link to join this journey',
  about:
    'Anyone with this link can join the journey without an invitation. They read what it involves, then create an account or continue as a guest.',
  on: 'On',
  off: 'Off',
  address: 'Link address',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: "We couldn't copy it. Select it and copy it yourself.",
  qrLabel: 'QR code of the link',
  qrHelp: 'Print it or show it on a screen. People can scan it with a phone to open the link.',
  joined: '{count:number} {{person|people}} joined with this link, most recently on {date:string}',
  nobody: 'No one has joined with this link yet.',
  none: 'This journey has no link yet.',
  make: 'Create the link',
  made: 'The link is ready.',
  makeFailed: "We couldn't create the link. Check your connection and try again.",
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the link?',
  turnOffBody:
    "No one will be able to join with it, even from posters and messages you've already given out. People who have joined stay in the journey.",
  turnOffUndo: 'You can turn it back on at any time. Its address stays the same.',
  turnOffConfirm: 'Turn off the link',
  turnedOff: 'The link is turned off.',
  isOff:
    "People who open the link see that it doesn't work. People who have joined with it stay in the journey.",
  turnOn: 'Turn back on',
  turnedOn: 'The link works again.',
  turnFailed: "We couldn't change the link. Check your connection and try again.",
  failed: "We couldn't load the link",
} as const satisfies BaseTranslation

export default registration
