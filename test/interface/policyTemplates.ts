import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { examples, explained, fixedInExample } from '#main/tools/package/policy/words.ts';
import { policyFacts, policyNames, policySchema } from '#shared/policy/settings.ts';
import type { PolicyName } from '#shared/policy/settings.ts';
import { en, fr } from '#test/words.ts';
import { schemaFile, schemaText } from './policySchema.ts';

/** `npm run tables` writes again what IT installs or reads, from the settings themselves. */

const languages = { 'fr-FR': { words: fr, of: 'fr' }, 'en-US': { words: en, of: 'en' } } as const;
type Language = keyof typeof languages;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const head = '<?xml version="1.0" encoding="utf-8"?>';
const namespace = 'http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions';
const key = String.raw`Software\Policies\Carnet`;

const boundsSchema = z.object({ minimum: z.number(), maximum: z.number() });
const boundsOf = (name: PolicyName) => boundsSchema.parse(z.toJSONSchema(policySchema.shape[name], { io: 'input' }));

/** How the editor of group policies writes a setting into the registry, as `main/policy/registry` reads it. */
function elementOf(name: PolicyName): string {
  const id = `id="${name}" valueName="${name}" required="true"`;
  const { kind } = policyFacts[name];
  if (kind === 'boolean')
    return [
      '      <enabledValue><decimal value="1" /></enabledValue>',
      '      <disabledValue><decimal value="0" /></disabledValue>',
    ].join('\n');
  if (kind === 'number') {
    const { minimum, maximum } = boundsOf(name);
    return `      <elements><decimal ${id} minValue="${minimum}" maxValue="${maximum}" /></elements>`;
  }
  if (kind === 'list') return `      <elements><multiText ${id} /></elements>`;
  return `      <elements><text ${id} maxLength="${kind === 'object' ? 16_384 : 2048}" /></elements>`;
}

function policyOf(name: PolicyName): string {
  const isSwitch = policyFacts[name].kind === 'boolean';
  const where = `key="${key}"${isSwitch ? ` valueName="${name}"` : ` presentation="$(presentation.${name})"`}`;
  const words = `displayName="$(string.${name})" explainText="$(string.${name}_explained)"`;
  return [
    `    <policy name="${name}" class="Machine" ${words} ${where}>`,
    '      <parentCategory ref="carnet" />',
    '      <supportedOn ref="carnet_1" />',
    elementOf(name),
    '    </policy>',
  ].join('\n');
}

export const admxText = (): string =>
  [
    head,
    `<policyDefinitions xmlns="${namespace}" revision="1.0" schemaVersion="1.0">`,
    '  <policyNamespaces><target prefix="carnet" namespace="Carnet.Policies" /></policyNamespaces>',
    '  <resources minRequiredRevision="1.0" />',
    '  <supportedOn><definitions><definition name="carnet_1" displayName="$(string.carnet_1)" /></definitions></supportedOn>',
    '  <categories><category name="carnet" displayName="$(string.carnet)" /></categories>',
    '  <policies>',
    ...policyNames.map(policyOf),
    '  </policies>',
    '</policyDefinitions>',
    '',
  ].join('\n');

const boxes = { text: 'textBox', object: 'textBox', number: 'decimalTextBox', list: 'multiTextBox' } as const;

function presentationOf(name: PolicyName, label: string): readonly string[] {
  const { kind } = policyFacts[name];
  if (kind === 'boolean') return [];
  const box = boxes[kind];
  const example = examples[name];
  const inside =
    kind === 'number'
      ? `<decimalTextBox refId="${name}" defaultValue="${Number(example)}">${label}</decimalTextBox>`
      : kind === 'list'
        ? `<multiTextBox refId="${name}">${label}</multiTextBox>`
        : `<${box} refId="${name}"><label>${label}</label></${box}>`;
  return [`      <presentation id="${name}">${inside}</presentation>`];
}

export function admlText(language: Language): string {
  const { words, of } = languages[language];
  const { setting } = words.settings.policy;
  const text = (id: string, value: string): string => `      <string id="${id}">${escaped(value)}</string>`;
  return [
    head,
    `<policyDefinitionResources xmlns="${namespace}" revision="1.0" schemaVersion="1.0">`,
    '  <displayName>Carnet</displayName>',
    `  <description>${escaped(words.common.helpTopic.policy)}</description>`,
    '  <resources>',
    '    <stringTable>',
    text('carnet', 'Carnet'),
    text('carnet_1', 'Carnet 1'),
    ...policyNames.flatMap((name) => [text(name, setting[name]), text(`${name}_explained`, explained[name][of])]),
    '    </stringTable>',
    '    <presentationTable>',
    ...policyNames.flatMap((name) => presentationOf(name, escaped(setting[name]))),
    '    </presentationTable>',
    '  </resources>',
    '</policyDefinitionResources>',
    '',
  ].join('\n');
}

/** A value as a property list writes it. */
function plistOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (typeof value === 'number') return `<integer>${value}</integer>`;
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`;
  if (Array.isArray(value)) return `<array>${value.map(plistOf).join('')}</array>`;
  const members = Object.entries(value ?? {}).map(([name, member]) => `<key>${name}</key>${plistOf(member)}`);
  return `<dict>${members.join('')}</dict>`;
}

const settingLine = (name: PolicyName): string => `      <key>${name}</key>${plistOf(examples[name])}`;
const identity = (type: string, id: string, uuid: string): readonly string[] => [
  `<key>PayloadType</key><string>${type}</string>`,
  `<key>PayloadIdentifier</key><string>${id}</string>`,
  `<key>PayloadUUID</key><string>${uuid}</string>`,
  '<key>PayloadVersion</key><integer>1</integer>',
];

export const mobileconfigText = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    '<dict>',
    ...identity('Configuration', 'fr.carnet.notebook.policy', '6D1E8A52-0F2B-4C86-9E7C-1B6A2F7D4C01').map(
      (line) => `  ${line}`,
    ),
    '  <key>PayloadDisplayName</key><string>Carnet</string>',
    '  <key>PayloadScope</key><string>System</string>',
    '  <key>PayloadContent</key>',
    '  <array>',
    '    <dict>',
    ...identity('fr.carnet.notebook', 'fr.carnet.notebook.policy.settings', '6D1E8A52-0F2B-4C86-9E7C-1B6A2F7D4C02').map(
      (line) => `      ${line}`,
    ),
    ...fixedInExample.map(settingLine),
    '      <!-- The other settings, with a value of each. Take out of the comment what you want to fix.',
    ...policyNames.filter((name) => !fixedInExample.includes(name)).map(settingLine),
    '      -->',
    '    </dict>',
    '  </array>',
    '</dict>',
    '</plist>',
    '',
  ].join('\n');

const beside = (path: string): string =>
  fileURLToPath(new URL(`../../main/tools/package/policy/${path}`, import.meta.url));

/** Every file that is made of the settings, with what it says now. */
export const templates = (): readonly (readonly [file: string, text: string])[] => [
  [schemaFile, schemaText()],
  [beside('carnet.admx'), admxText()],
  [beside('fr-FR/carnet.adml'), admlText('fr-FR')],
  [beside('en-US/carnet.adml'), admlText('en-US')],
  [beside('carnet.mobileconfig'), mobileconfigText()],
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of templates()) writeFileSync(file, text);
}
