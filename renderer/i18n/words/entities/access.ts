import type { Texts } from '#shared/text/languages.ts';

/** What a new service and a new account ask for. */
export const access = {
  /** The passwords of accounts are encrypted with it. */
  passwordKey: {
    needed: {
      fr: 'Il manque la clé publique de l’école\u00A0: l’administrateur du service la donne. Ce compte reste en brouillon, et se crée dès qu’elle est là.',
      en: 'The school’s public key is missing: the administrator of the service gives it. This account stays as a draft, and can be created once it is here.',
    },
    copyRequest: { fr: 'Copier la demande pour l’informatique', en: 'Copy the request to IT' },
    request: {
      fr: 'Pour créer des comptes avec Carnet, il faut la clé publique avec laquelle le service {{address}} déchiffre les mots de passe (un texte qui commence par -----BEGIN), et son chiffrement\u00A0: RSA PKCS1-v1_5, ou OAEP avec SHA-1 ou SHA-256. Elle se colle dans Carnet, Réglages, Pour l’informatique, Réglages avancés. Compte à créer\u00A0: {{name}}, identifiant {{login}}.',
      en: 'To create accounts with Carnet, the public key is needed with which the service {{address}} decrypts passwords (a text that starts with -----BEGIN), and its encryption: RSA PKCS1-v1_5, or OAEP with SHA-1 or SHA-256. It is pasted in Carnet, Settings, For IT, Advanced settings. Account to create: {{name}}, login {{login}}.',
    },
    label: { fr: 'Clé publique des mots de passe', en: 'Public key for passwords' },
    where: {
      fr: 'L’administration du service la donne, avec ses réglages d’accès\u00A0: demandez-la au service informatique de l’école. Un texte qui commence par -----BEGIN, à coller de sa première à sa dernière ligne.',
      en: 'The service’s administration gives it, with its access settings: ask the school’s IT. A text that starts with -----BEGIN, to be pasted from its first to its last line.',
    },
    doubted: {
      fr: 'Le service a refusé un mot de passe chiffré avec cette clé. Si elle n’est pas la sienne, ou si le chiffrement diffère, corrigez-le ici\u00A0: le service informatique de l’école les connaît.',
      en: 'The service refused a password encrypted with this key. If it is not its own, or the encryption differs, correct it here: the school’s IT knows them.',
    },
    accepted: {
      fr: 'C’est une clé. Elle sera gardée avec les réglages de ce service, pour les comptes suivants aussi.',
      en: 'This is a key. It will be kept with the settings of this service, for the next accounts too.',
    },
    ofCertificate: {
      fr: 'C’est un certificat\u00A0: les mots de passe seront chiffrés avec la clé publique qu’il contient. Il sera gardé avec les réglages de ce service. Vérifiez que c’est bien celui des mots de passe, pas celui du site.',
      en: 'This is a certificate: passwords will be encrypted with the public key in it. It will be kept with the settings of this service. Check that it is the one for passwords, not that of the website.',
    },
    missing: { fr: 'Un mot de passe se chiffre avec cette clé\u00A0: collez-la.', en: 'A password is encrypted with this key: paste it.' },
    wrong: { fr: 'Ce texte est trop long pour une clé.', en: 'This text is too long for a key.' },
    notAKey: {
      fr: 'Ce texte n’est pas une clé publique RSA. Collez-la entière, première et dernière lignes comprises.',
      en: 'This text is not an RSA public key. Paste all of it, first and last lines included.',
    },
    privateKey: {
      fr: 'C’est une clé privée\u00A0: elle doit rester secrète. Effacez-la d’ici, et demandez la clé publique qui va avec.',
      en: 'This is a private key: it must stay secret. Delete it from here, and ask for the public key that goes with it.',
    },
    weakKey: {
      fr: 'Cette clé est trop faible\u00A0: il en faut une d’au moins 2\u202F048 bits. Demandez-en une autre à l’école.',
      en: 'This key is too weak: it must have at least 2,048 bits. Ask the school for another one.',
    },
    padding: { fr: 'Chiffrement des mots de passe', en: 'Encryption of passwords' },
  },
} satisfies Texts;
