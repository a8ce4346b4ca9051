import type { Texts } from '#shared/text/languages.ts';

/** The login of a proxy of the network. */
export const proxy = {
  title: { fr: 'S’identifier au proxy du réseau', en: 'Sign in to the network’s proxy' },
  of: {
    fr: 'Le réseau fait passer Carnet par {{proxy}}, qui demande qui vous êtes. Ce n’est pas le mot de passe du service.',
    en: 'The network sends Carnet through {{proxy}}, which asks who you are. This is not the service’s password.',
  },
  user: { fr: 'Identifiant du proxy', en: 'Proxy user' },
  userWindows: {
    fr: 'Avec le domaine, comme à l’ouverture de Windows\u00A0: ECOLE\\identifiant.',
    en: 'With the domain, as when you sign in to Windows: SCHOOL\\user.',
  },
  userWrong: { fr: 'Un identifiant ne contient ni deux-points ni caractère invisible.', en: 'A user contains neither a colon nor an invisible character.' },
  password: { fr: 'Mot de passe du proxy', en: 'Proxy password' },
  refused: { fr: 'Le proxy n’a pas accepté cet identifiant et ce mot de passe.', en: 'The proxy did not accept this user and password.' },
  none: { fr: 'Aucun proxy ne demande de s’identifier en ce moment. Réessayez.', en: 'No proxy asks you to sign in at the moment. Try again.' },
  unsupported: {
    fr: 'Ce proxy demande une identification que Carnet n’a pas ({{schemes}}). Rien n’est parti. L’informatique peut, au choix\u00A0: laisser passer l’adresse du service sans identification, accepter aussi NTLM ou Basic, ou installer sur ce poste un relais qui s’identifie à votre place (Px, par exemple), à choisir dans Réglages, Connexion, «\u00A0Mon proxy\u00A0».',
    en: 'This proxy asks for a way to sign in that Carnet does not have ({{schemes}}). Nothing has left. IT can do one of these: let the service’s address pass without signing in, accept NTLM or Basic too, or install a relay on this workstation that signs in for you (Px, for example), to be chosen in Settings, Connection, “My proxy”.',
  },
} satisfies Texts;
