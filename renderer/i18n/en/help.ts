/** Words of the help. */
export const help = {
  title: 'Help',
  tab: {
    signs: 'Marks and signs',
    failures: 'When something fails',
    workstation: 'This workstation',
    keys: 'Keyboard shortcuts',
  },
  marks: 'Where a change stands',
  signs: 'Other signs',
  about: 'Help: {{topic}}',
  whatToDo: 'What to do?',
  mark: {
    waiting: {
      means: 'Kept on this workstation, in two copies. Will be sent as soon as the service answers.',
      todo: 'Nothing to do. You can go on, close Carnet, or undo.',
    },
    sending: {
      means: 'On its way to the service, or being read back there.',
      todo: 'Nothing to do. If the network fails now, Carnet checks before sending again.',
    },
    doubt: {
      means: 'Sent, without a clear answer: the service may have done it.',
      todo: 'Open Changes: Carnet shows what it found, and you decide which it is.',
    },
    conflict: {
      means: 'The same thing was changed in the service since you read it. Nothing is overwritten.',
      todo: 'Open Changes and choose, field by field.',
    },
    refused: {
      means: 'The service said no, or one of its rules forbids it. Nothing is sent again by itself.',
      todo: 'Open Changes: read the reason given, fix it and send again, or discard the change.',
    },
    verified: {
      means: 'Read back after sending: the service has your value.',
      todo: 'Nothing to do. The receipt stays in Changes for 90 days.',
    },
    changed: {
      means: 'The service accepted it, then kept another value than yours.',
      todo: 'The receipt, in Changes, shows both.',
    },
    unverifiable: {
      means: 'Accepted by the service, which does not let Carnet read it back.',
      todo: 'Nothing to do. To be sure, look in the school’s software.',
    },
    dropped: {
      means: 'You discarded it, or kept the service’s version.',
      todo: 'The receipt, in Changes, says what was not sent.',
    },
    absent: {
      means: 'This workstation has not received it yet.',
      todo: 'Refresh the list, or open it by its number when online.',
    },
  },
  sign: {
    toSend: {
      name: 'For you to send',
      means: 'Kept on this workstation. It is sent only when you send it, online.',
      todo: 'In Changes, “To do online”: “Send now”.',
    },
    held: {
      name: '“Waits for the application”, “Waits for your decision”…',
      means: 'It will be sent after another change that it depends on.',
      todo: 'Nothing to do here. If the other one waits for your decision, decide it in Changes.',
    },
    twice: {
      name: 'Twice in the service',
      means: 'Created once here, and there twice in the service.',
      todo: 'Open Changes: keep both, or cancel one of them.',
    },
    onlyHere: {
      name: 'Dashed outline',
      means: 'Exists, or was changed, on this workstation only.',
      todo: 'The mark beside it says where the sending stands.',
    },
    cancelled: {
      name: 'Name struck through',
      means: 'Cancelled. The service keeps everything: nothing is deleted there.',
      todo: 'The same action restores it.',
    },
    clash: {
      name: 'Clash',
      means: 'One person or one room is taken twice.',
      todo: 'The details say what with; you may leave it as it is.',
    },
    linked: {
      name: 'Linked events',
      means: 'They form a group in the service.',
      todo: 'Carnet asks whether to move the others too.',
    },
    cut: {
      name: 'Incomplete list',
      means: 'The service sent less than this workstation knows. Nothing known is removed.',
      todo: 'Refresh; if it lasts, tell the school.',
    },
    number: {
      name: 'Number alone',
      means: 'The service does not name this item.',
      todo: 'Give it a label in Settings, Labels: it is shown everywhere on this workstation.',
    },
    assigned: {
      name: 'Assigned by the service',
      means: 'The service gives this value: it cannot be changed from Carnet.',
      todo: 'If it is wrong, ask the school.',
    },
  },
  terms: 'Carnet’s words',
  term: {
    service: {
      name: 'The service',
      means:
        'The school’s software as Carnet reaches it over the network. It keeps everything for everyone and deletes nothing.',
    },
    workstation: {
      name: 'This workstation',
      means: 'The computer in front of you. What Carnet keeps there is encrypted and only you can see it.',
    },
    receipt: {
      name: 'A receipt',
      means: 'The record of a change: what was asked, sent, verified and kept. In Changes, for 90 days.',
    },
  },
  failure: {
    offline: {
      safe: 'What you do is kept on this workstation and sent when the network is back.',
      todo: 'Carry on. If only this workstation is cut off, check its cable or Wi-Fi.',
    },
    foreignAnswer: {
      safe: 'Nothing went to that page: no password, no change.',
      todo: 'Often the network asks you to sign in: do it in a browser, then come back.',
    },
    proxyPassword: {
      safe: 'What you do is kept on this workstation; nothing was sent.',
      todo: 'Choose “Sign in” in the bar at the bottom, and give the proxy’s user and password. Often they are those of your computer.',
    },
    proxyRefused: {
      safe: 'What you do is kept on this workstation; nothing was sent.',
      todo: 'Ask IT to allow the service’s address, or try another network.',
    },
    timeout: {
      safe: 'A read is repeated safely. A change without an answer is checked before it is sent again.',
      todo: 'Carry on. If it lasts, the service is slow: try again later.',
    },
    password: {
      safe: 'Your changes are kept on this workstation; nothing was sent.',
      todo: 'Give the right password: sending goes on by itself.',
    },
    noPassword: {
      safe: 'Your changes are kept; the service refused nothing.',
      todo: 'Give the password again: this workstation cannot keep it while Carnet is closed.',
    },
    forbidden: {
      safe: 'Nothing changed in the service.',
      todo: 'Your account lacks this right: ask the school for it.',
    },
    changedMeanwhile: {
      safe: 'Nothing was written over a colleague’s version, and your change is kept.',
      todo: 'Wait. Carnet reads the element again and sends once more; where both changed the same thing, you choose.',
    },
    busy: {
      safe: 'Nothing is lost; Carnet keeps to the delay that the service asked for.',
      todo: 'Wait. Carnet goes on at the time shown.',
    },
    refused: {
      safe: 'Nothing changed in the service.',
      todo: 'Read the reason given, fix it in Changes, then send again or discard the change.',
    },
    gone: {
      safe: 'What this workstation knows of it stays visible.',
      todo: 'Check the number; it may have been removed from the service otherwise than by Carnet.',
    },
    serviceError: {
      safe: 'Your changes are kept. A change interrupted by the error is checked before it is sent again.',
      todo: 'Try again later; if it lasts, tell the school.',
    },
    unreadable: {
      safe: 'What this workstation knew stays in place.',
      todo: 'Refresh; if it lasts, check the compatibility in Settings.',
    },
    tooLarge: {
      safe: 'What this workstation knew stays in place.',
      todo: 'Tell the school: the service sends more than Carnet accepts.',
    },
    certificate: {
      safe: 'Neither a password nor data was sent.',
      todo: 'Check the date of this workstation and the address; otherwise ask the school.',
    },
    insecureAddress: { safe: 'Nothing was sent unprotected.', todo: 'Give the address with https://.' },
    badAddress: { safe: 'Nothing was sent.', todo: 'Copy the address that the school gave, from https:// on.' },
    cancelled: {
      safe: 'You stopped it. What was already received or sent stays so.',
      todo: 'Start again when you like.',
    },
    locked: {
      safe: 'Your changes are kept, encrypted, on this workstation.',
      todo: 'Unlock Carnet, or restart it.',
    },
    brokenRule: {
      safe: 'Nothing was sent: Carnet knows this rule of the service.',
      todo: 'Fix the field shown, then save again.',
    },
    policy: {
      safe: 'Nothing left. What was kept on this workstation still is.',
      todo: 'See “Fixed by your school” in Settings, or ask IT.',
    },
    keyStoreRequired: {
      safe: 'Nothing left. What was kept on this workstation still is.',
      todo: 'Unlock your session’s keyring, or ask IT to install one, then start Carnet again.',
    },
    badRequest: {
      safe: 'Nothing was sent.',
      todo: 'This is a defect of Carnet: report it, with the technical log (in Settings).',
    },
    storage: {
      safe: 'What was already kept still is.',
      todo: 'Free some space and check the disk; until then, do not close Carnet.',
    },
  },
  topic: {
    connection: {
      name: 'Connection',
      means:
        'Carnet tests in order the address, the name, the network and its proxy, the encryption, a portal, the service, your password and the clock. It only reads.',
      todo: 'The first step that fails says what to do. “Copy” makes it a text for IT, without a password.',
    },
    proxy: {
      name: 'Way to the service',
      means:
        'Usually Carnet goes the system’s way, its proxy included. You can choose another one, unless your school has fixed it. This workstation itself is always reached directly.',
      todo: 'Without a proxy at home, “Direct”. At school, write the address that IT gives, with its port: proxy.school.com:8080.',
    },
    health: {
      name: 'Condition of Carnet',
      means:
        'Everything that Carnet relies on here: the space, the second copy of your changes, the key store, the clock, the lists received, the last incident.',
      todo: 'What needs attention says what to do. Nothing is sent.',
    },
    support: {
      name: 'Support file',
      means:
        'Numbers, dates and words of closed lists: no name, no text of the service, no password. You see all of it before you save it, and nothing leaves by itself.',
      todo: 'Save it, then give it yourself to who helps you.',
    },
    trace: {
      name: 'Technical log',
      means: 'What Carnet did lately, without any data of a person.',
      todo: 'Filter, copy or save it when you are asked for it.',
    },
    policy: {
      name: 'Fixed by your school',
      means:
        'IT can fix the address, the proxy, the lock, the exports or the screens of this workstation. That is not changed in Carnet. A value that it cannot read is said.',
      todo: 'If a choice is in your way, or an error is shown, ask IT: this part of the settings says what it is about.',
    },
    shared: {
      name: 'Shared workstation',
      means:
        'Signing out then wipes everything on this workstation, settings included, and closes Carnet. If so chosen, closing it wipes too. A change that waits is never lost without you: Carnet asks first.',
      todo: 'Wait until everything has left. Without a network, “Close and keep” leaves Carnet locked in your name, with what waits, until you are back.',
    },
    lock: {
      name: 'Lock',
      means:
        'Without key or mouse for a while, when the computer sleeps and when its screen locks, Carnet hides everything and closes its keys: your password alone opens them, also without a network. What waits stays kept.',
      todo: 'Lock it yourself too when you get up. A password that was changed in the service replaces the old one on the locked screen, online.',
    },
    updates: {
      name: 'Updates',
      means:
        'Carnet looks whether there is a newer one, and believes only what its publisher has signed. It offers to install it when nothing waits; on a managed workstation, IT does it.',
      todo: '“Later” asks again the next time. Your data and your choices stay.',
    },
    notices: {
      name: 'Notifications',
      means:
        'The system shows the next interviews and what waits for a decision, while Carnet is not in front. They go when Carnet locks.',
      todo: '“Without names”: they only say that a reminder waits. Useful where others see your screen.',
    },
    screenshots: {
      name: 'Screenshots',
      means:
        'The system no longer shows the window of Carnet in screenshots, recordings and shared screens. No effect on Linux.',
      todo: 'Switch it off for a demonstration, unless your school has fixed it.',
    },
  },
};
