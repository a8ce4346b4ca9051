/** Words of the tour. */
export const tour = {
  offer: 'First time here? Tour Carnet in {{count}} steps.',
  start: 'Start the tour',
  refuse: 'No thanks',
  again: 'Take the tour of Carnet again',
  at: 'Tour, step {{at}} of {{count}}',
  leave: 'Leave the tour',
  before: 'Previous',
  next: 'Next',
  end: 'Finish',
  stop: {
    today: {
      title: 'The interviews of the day',
      text: 'And what is left to decide. R notes an arrival, D a decision, H moves.',
    },
    calendar: {
      title: 'The calendar of the campus',
      text: 'C creates an event in one line: “tomorrow 2pm interview Dupont 30 min”.',
    },
    changes: {
      title: 'Where each change stands',
      text: 'Everything is kept on this workstation first, then sent. A mark follows it everywhere; nothing overwrites what others changed.',
    },
    offline: {
      title: 'Before a day without a network',
      text: 'Carnet says what is missing on this workstation, and receives it.',
    },
    search: {
      title: 'Everything is found from here',
      text: 'A person, an application, a day, a screen, an action: even misspelt.',
    },
    connection: {
      title: 'Without a network, carry on',
      text: 'Nothing is lost: what you do is sent when the network is back.',
    },
    help: {
      title: 'A mark, a failure, a key',
      text: 'The help explains each of them, even offline. You will find this tour there too.',
    },
  },
};
